import { ArrowRightIcon } from '@wayfare/ui';
import { Link } from '@wayfare/router';
import { useId } from 'react';
import styles from './landing.module.css';

interface GuideLinksProps {
  title: string;
  links: readonly { href: string; title: string; text: string }[];
}

/** Links to published guide pages; empty without any. */
export function GuideLinks({ title, links }: GuideLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className={styles.routes} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cards}>
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} className={styles.route}>
              <span className={styles.line}>
                {link.title}
                <ArrowRightIcon size={20} />
              </span>
              <span className={styles.detail}>{link.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
