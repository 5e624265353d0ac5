import type { AssistanceKind, TrainAssistanceKind } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

interface AssistanceTexts {
  summary: string;
  chosen: (count: number) => string;
  label: string;
  kinds: Readonly<Record<AssistanceKind | TrainAssistanceKind, string>>;
  title: string;
}

/** What is read by whoever travels with help. */
export const ASSISTANCE_TEXTS: Readonly<Record<Language, AssistanceTexts>> = {
  en: {
    summary: 'Do you need assistance on the way?',
    chosen: (count) => `Assistance asked for: ${count}`,
    label: 'Tick what you need; it is free',
    kinds: {
      distance: 'A wheelchair for long distances; I can climb steps',
      steps: 'A wheelchair; I can’t climb steps, but get to my seat',
      seat: 'A wheelchair to my seat; I can’t walk',
      blind: 'I am blind or partially sighted',
      deaf: 'I am deaf or hard of hearing',
      wheelchair: 'I stay in my own wheelchair and need a place for it',
      walking: 'Walking is difficult: I need help to get on and off',
      support: 'I have another disability and need somebody with me',
      companion: 'Somebody who assists me travels with me',
      dog: 'I travel with an assistance dog',
    },
    title: 'Assistance',
  },
  nl: {
    summary: 'Heb je onderweg assistentie nodig?',
    chosen: (count) => `Assistentie gevraagd: ${count}`,
    label: 'Kruis aan wat je nodig hebt; het is gratis',
    kinds: {
      distance: 'Een rolstoel voor lange afstanden; traplopen lukt',
      steps: 'Een rolstoel; traplopen lukt niet, maar ik kom zelf op mijn stoel',
      seat: 'Een rolstoel tot aan mijn stoel; lopen lukt niet',
      blind: 'Ik ben blind of slechtziend',
      deaf: 'Ik ben doof of slechthorend',
      wheelchair: 'Ik blijf in mijn eigen rolstoel zitten en heb er een plek voor nodig',
      walking: 'Lopen gaat moeilijk: ik heb hulp nodig bij het in- en uitstappen',
      support: 'Ik heb een andere beperking en heb iemand bij me nodig',
      companion: 'Er reist iemand mee die me helpt',
      dog: 'Ik reis met een assistentiehond',
    },
    title: 'Assistentie',
  },
};
