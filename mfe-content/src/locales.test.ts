import { describeMessages } from '@wayfare/testing';
import en from '../locales/en';
import nl from '../locales/nl';

describeMessages(en, nl);
