import type { Owner } from '@wayfare/remote-kit/owner';
import { type MailSettings, tellByMail } from './mail';
import { CHANNELS, type Notice, type Told } from './notice';
import { tellByWebhook, type WebhookSettings } from './webhook';

type Channel = Notice['channel'];

export interface TellsOwners {
  /** Ways that the owner names and the settings allow. */
  channelsOf(owner: Owner): Channel[];
  /** Rejects with the reason. */
  tell(owner: Owner, channel: Channel, told: Told): Promise<void>;
}

export interface TellingSettings {
  readonly webhook: WebhookSettings | null;
  readonly mail: MailSettings | null;
}

/** Tells owners of rollouts in the ways that have settings. */
export function tellsOwners(settings: TellingSettings): TellsOwners {
  return {
    channelsOf: (owner) =>
      CHANNELS.filter((channel) => owner[channel] !== undefined && settings[channel] !== null),
    async tell(owner, channel, told) {
      if (channel === 'webhook' && owner.webhook !== undefined && settings.webhook !== null)
        return tellByWebhook(owner.webhook, told, settings.webhook);
      if (channel === 'mail' && owner.mail !== undefined && settings.mail !== null)
        return tellByMail(owner.mail, told, settings.mail);
      throw new Error(`there is no ${channel} to tell by any more`);
    },
  };
}
