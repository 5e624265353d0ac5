import styles from './hero-scene.module.css';

/** Ten arches of 48 units. */
const VIADUCT = `M540 266H1020V330${'h-8v-34a20 20 0 0 0-40 0v34'.repeat(10)}Z`;

/** Inline, so that it costs no request, follows the theme, and leaves the heading as the largest contentful paint. */
export function HeroScene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1200 392"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.halo} cx="1010" cy="112" r="84" />
      <circle className={styles.sun} cx="1010" cy="112" r="50" />
      <path
        className={styles.far}
        d="M0 292 140 246l110 30 130-52 96 34 94-76 66 44 104-98 92 82 70-38 118 78 80-34 100 48v160H0Z"
      />
      <path
        className={styles.snow}
        d="m740 112 42 37-18 8-15-11-14 14-15-12-16 8ZM570 182l24 16-11 6-12-9-13 11-9-7Z"
      />
      <path className={styles.trail} d="M590 132C634 118 670 98 702 68" />
      <path
        className={styles.plane}
        d="m712 60 22-12c5-3 12-3 13 0s-2 7-7 9l-10 5-6 24-6 2-2-21-12 6-2 8-5 2-2-11-7-8 5-2 8 3 12-6-15-15 5-3Z"
      />
      <path
        className={styles.hills}
        d="M0 322c120-58 240-30 356-34s176-40 300-22 130 44 236 34 190-62 308-58v150H0Z"
      />
      <path className={styles.sea} d="M0 324c200-8 380-8 600-6s420 0 600-6v80H0Z" />
      <path className={styles.waves} d="M330 344h54m190-4h70m150 8h88m-300 18h60m150 6h74" />
      <path className={styles.viaduct} d={VIADUCT} />
      <path
        className={styles.train}
        d="M616 232h262c22 0 40 10 48 24v6H616c-6 0-10-4-10-10v-10c0-6 4-10 10-10Z"
      />
      <path className={styles.windows} d="M622 244h256" />
      <path className={styles.stripe} d="M606 256h318" />
      <path className={styles.walls} d="M1052 304v-40h30v-26h26v26h16v-14h34v20h42v54h-148Z" />
      <path
        className={styles.roofs}
        d="m1046 266 21-18 21 18Zm30-26 19-34 19 34Zm44 12 21-18 21 18Zm36 22 24-16h34l14 16Z"
      />
      <path
        className={styles.boat}
        d="M436 324h52l-9 13h-34ZM459 320v-42l24 42Zm-4 0v-32l-16 32Z"
      />
      <path
        className={styles.near}
        d="M0 346c90-34 210-40 330-12 60 14 110 26 170 26v32H0Zm860 14c80-40 190-62 340-62v94H860Z"
      />
    </svg>
  );
}
