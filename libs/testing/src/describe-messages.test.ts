import en from '../../i18n/locales/en.json';
import nl from '../../i18n/locales/nl.json';
import { describeMessages } from './describe-messages';

// The texts that all verticals share stand here, since libs/i18n is below this library.
describeMessages(en, nl);
