import type { Language } from '@wayfare/domain';
import type { Fact, Section, WebLink } from '../document-sections';
import type { Tone } from './mail-look';

export interface MailPage {
  readonly language: Language;
  readonly tone: Tone;
  readonly subject: string;
  /** what an inbox shows beside the subject */
  readonly preheader: string;
  readonly brand: string;
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** says that the property is invented */
  readonly demo: { readonly label: string; readonly text: string } | null;
  readonly action: WebLink | null;
  readonly keys: readonly Fact[];
  readonly sections: readonly Section[];
  readonly footer: string;
}
