import { classNames } from '../class-names';
import styles from './icon.module.css';

export interface IconProps {
  size?: 16 | 20 | 24 | 32 | undefined;
  /** text alternative; without it decorative */
  label?: string | undefined;
  className?: string | undefined;
  filled?: boolean | undefined;
}

/** Icon component of a path on a 24-unit grid. */
export function createIcon(path: string) {
  return function Icon({ size = 20, label, className, filled }: IconProps) {
    return (
      <svg
        className={classNames(styles.icon, filled && styles.filled, className)}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={path} />
      </svg>
    );
  };
}
