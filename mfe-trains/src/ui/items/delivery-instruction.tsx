import type { TrainItem } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { buttonClass, VisuallyHidden } from '@wayfare/ui';
import type { ticketWallets } from '../../domain/items/ticket-documents';
import styles from './delivery-instruction.module.css';

const NO_WALLETS = { apple: null, google: null };

type ValueDocument = TrainItem['valueDocuments'][number];

interface Props {
  document: ValueDocument;
  /** signed path of our PDF; null before there is one */
  pdf: string | null;
  /** signed path of the code's image; null where nothing is scanned */
  code?: string | null;
  wallets?: ReturnType<typeof ticketWallets>;
  /** traveller's name; '' for everybody's ticket */
  holder: string;
}

/** Security: only https links of carriers are followed. */
function safeLink(url: string | null): string | null {
  return url !== null && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
}

function TicketLink({ document, pdf, holder }: Props) {
  const { t } = useTranslation('trains');
  const link = safeLink(document.url);
  if (document.type === 'PAH' && pdf !== null) {
    return (
      <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={pdf}>
        {t('outcome.download')}
        {holder !== '' && <VisuallyHidden>: {holder}</VisuallyHidden>}
      </a>
    );
  }
  if (document.type !== 'RETRIEVE_VIA_LINK' || link === null) return null;
  return (
    <a
      className={buttonClass({ variant: 'secondary', size: 'small' })}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('outcome.openLink')}
    </a>
  );
}

function WalletLinks({ wallets, holder }: Required<Pick<Props, 'wallets' | 'holder'>>) {
  const { t } = useTranslation('trains');
  const links = [
    ['outcome.appleWallet', wallets.apple],
    ['outcome.googleWallet', wallets.google],
  ] as const;
  return links.map(([text, href]) =>
    href === null ? null : (
      <a key={text} className={buttonClass({ variant: 'secondary', size: 'small' })} href={href}>
        {t(text)}
        {holder !== '' && <VisuallyHidden>: {holder}</VisuallyHidden>}
      </a>
    ),
  );
}

/** By way of delivery (TRN-34, OQ-74). */
export function DeliveryInstruction({
  document,
  pdf,
  code = null,
  wallets = NO_WALLETS,
  holder,
}: Props) {
  const { t } = useTranslation('trains');
  const { type, code: typed, station } = document;
  return (
    <div className={styles.instruction}>
      <p>{t(`outcome.instruction.${type}`)}</p>
      {code !== null && (
        <img
          className={styles.code}
          src={code}
          alt={t('outcome.scan', { holder })}
          width={200}
          height={200}
          loading="lazy"
        />
      )}
      {typed !== null && (type !== 'PAH' || code !== null) && (
        <p>
          {t(`outcome.code.${type}`)}: <strong>{typed}</strong>
        </p>
      )}
      {station !== null && <p>{t('outcome.station', { station })}</p>}
      <div className={styles.ways}>
        <TicketLink document={document} pdf={pdf} holder={holder} />
        <WalletLinks wallets={wallets} holder={holder} />
      </div>
    </div>
  );
}
