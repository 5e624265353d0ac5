import type { SocialLink } from '@wayfare/domain';
import styles from './social-links.module.css';

interface SocialLinksProps {
  links: readonly SocialLink[];
  label: string;
}

/** Public profiles by network name (PLT-05). */
export function SocialLinks({ links, label }: SocialLinksProps) {
  return (
    <ul aria-label={label} className={styles.links}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="external noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
