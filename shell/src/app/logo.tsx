export function Logo() {
  return (
    <svg viewBox="0 0 132 32" width="132" height="32" aria-hidden="true" focusable="false">
      <path
        d="M4 22c5-14 9-14 12-5s7 8 12-7"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="4.5" cy="22" r="3" fill="currentColor" />
      <circle cx="28" cy="9.5" r="3.6" fill="var(--color-accent, #e2683c)" />
      <text
        x="40"
        y="22.5"
        fontSize="20"
        fontWeight="680"
        letterSpacing="-0.4"
        fill="currentColor"
        fontFamily="inherit"
      >
        Wayfare
      </text>
    </svg>
  );
}
