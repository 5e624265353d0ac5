import type { LineGroup } from '../line-row';

const LTG = { code: 'LTG', name: 'LTG Link' };
const VIVI = { code: 'PV', name: 'Vivi' };
const ELRON = { code: 'ELR', name: 'Elron' };

/** Lines of Lithuania, Latvia and Estonia. */
export const BALTICS: readonly LineGroup[] = [
  {
    carrier: LTG,
    product: 'LTG Link',
    kind: 'intercity',
    rows: [
      [11, '06:30-20:30/60', 'LT:vilnius kaunas=70'],
      [
        41,
        '06:30 15:30',
        'LT:vilnius siauliai=150 LV:jelgava=220 riga=255',
        { back: '07:12 15:30' },
      ],
      [51, '06:45 16:45', 'LT:vilnius siauliai=150 klaipeda=240'],
    ],
  },
  {
    carrier: VIVI,
    product: 'Vivi',
    kind: 'regional',
    rows: [
      [661, '07:50 13:50 17:50', 'LV:riga valmiera=130 EE:valga=185'],
      [801, '07:30 15:30', 'LV:riga daugavpils=190'],
    ],
  },
  {
    carrier: ELRON,
    product: 'Elron',
    kind: 'regional',
    rows: [
      [11, '06:10-20:10/120', 'EE:tallinn tartu=120'],
      [331, '06:25 11:25 16:25', 'EE:tartu valga=68'],
      [221, '06:30 12:30 17:30', 'EE:tallinn rakvere=72 narva=155'],
    ],
  },
];
