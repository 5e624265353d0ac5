import { ArrowRightIcon } from '@wayfare/ui';
import { Link } from '@wayfare/router';
import { useId } from 'react';
import classes from './landing.module.css';

interface GuideLinksProps {
  title: string;
  links: readonly { href: string; title: string; text: string }[];
}

/** Where somebody who does not know yet where to go can look around; nothing where nobody has such pages. */
export function GuideLinks({ title, links }: GuideLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className={classes.routes} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={classes.cards}>
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} className={classes.route}>
              <span className={classes.line}>
                {link.title}
                <ArrowRightIcon size={20} />
              </span>
              <span className={classes.detail}>{link.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
