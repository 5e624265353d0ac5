export interface IconProps {
  size?: 16 | 20 | 24 | 32 | undefined;
  /** Text alternative; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
  filled?: boolean | undefined;
}

/** Makes an icon component of one path on a 24-unit grid. */
export function createIcon(path: string) {
  return function Icon({ size = 20, label, className, filled }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };
}
