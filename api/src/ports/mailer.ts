/** One message, ready to go. */
export interface Mail {
  readonly to: string;
  /** where an answer goes; to the sender without it */
  readonly replyTo?: string | undefined;
  /** what a mail program posts to when its reader wants no more of these (RFC 8058), as a whole address */
  readonly unsubscribe?: string | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** stays the same when a message is sent again, so that an inbox can tell a repeat */
  readonly messageId: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly type: string;
    readonly content: Buffer;
  }[];
}

/** Hands messages over for delivery; throws when nobody took the message, which may then be sent again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
