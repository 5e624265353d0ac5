export interface Mail {
  readonly to: string;
  /** falls back to the sender */
  readonly replyTo?: string | undefined;
  /** one-click unsubscribe address, absolute (RFC 8058) */
  readonly unsubscribe?: string | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** equal for resends, so that inboxes drop duplicates */
  readonly messageId: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly type: string;
    readonly content: Buffer;
  }[];
}

/** Hands a message to delivery; throws when nobody took it, and a retry is safe. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
