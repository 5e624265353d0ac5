import { describeMessages } from '@wayfare/testing';
import en from '../locales/en.json';
import nl from '../locales/nl.json';

describeMessages(en, nl);
