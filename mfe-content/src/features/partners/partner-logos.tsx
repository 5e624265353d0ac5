import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import styles from './partners.module.css';
import { PARTNER_GROUPS, PARTNERS } from './partners';
import type { Partner } from './partners';

function LogoList({ label, partners }: { label: string; partners: readonly Partner[] }) {
  const { t } = useTranslation('content');
  return (
    <div>
      <h3 className={styles.group}>{label}</h3>
      <ul className={styles.logos}>
        {partners.map(({ name, logo, width }) => (
          <li key={name} className={styles.logo}>
            <img
              src={logo}
              alt={t('partners.logoOf', { name })}
              width={width}
              height={40}
              decoding="async"
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PartnerLogos() {
  const { t } = useTranslation('content');
  return (
    <Stack as="section" gap={4} aria-labelledby="partners-title">
      <h2 id="partners-title">{t('partners.title')}</h2>
      <p className={styles.note}>{t('partners.note')}</p>
      <div className={styles.groups}>
        {PARTNER_GROUPS.map((group) => (
          <LogoList key={group} label={t(`partners.${group}`)} partners={PARTNERS[group]} />
        ))}
      </div>
    </Stack>
  );
}
