import type { LineGroup } from '../line-row';

const OBB = { code: 'OBB', name: 'ÖBB' };

/** Trains from Austria and Switzerland that people sleep in. */
export const NIGHTJETS: readonly LineGroup[] = [
  {
    carrier: OBB,
    product: 'Nightjet',
    kind: 'night',
    rows: [
      [
        40421,
        '19:40',
        'AT:wien-hbf linz=105 DE:passau-hbf=185 wurzburg-hbf=450 frankfurt-m-flughafen-fernbf=560 koln-hbf=650 dusseldorf-hbf=685 NL:arnhem=770 utrecht-centraal=815 amsterdam-centraal=845',
        { back: '19:00' },
      ],
      [
        40491,
        '20:13',
        'AT:wien-hbf linz=105 DE:hannover-hbf=600 hamburg-hbf=690',
        { back: '20:05' },
      ],
      [
        40465,
        '21:27',
        'AT:wien-hbf linz=110 salzburg-hbf=190 CH:buchs-sg=555 sargans=575 zurich-hb=655',
        { back: '21:40' },
      ],
      [
        40233,
        '19:18',
        'AT:wien-hbf klagenfurt-hbf=230 villach-hbf=265 IT:bologna-centrale=620 firenze-santa-maria-novella=700 roma-tiburtina=820',
        { back: '19:04' },
      ],
      [
        40237,
        '21:20',
        'AT:wien-hbf klagenfurt-hbf=235 villach-hbf=270 IT:udine=470 venezia-mestre=655 venezia-santa-lucia=668',
        { back: '21:05' },
      ],
      [
        40235,
        '20:40',
        'AT:wien-hbf salzburg-hbf=180 IT:verona-porta-nuova=620 brescia=670 milano-centrale=745',
        { back: '20:35' },
      ],
      [
        40295,
        '20:10',
        'DE:munchen-hbf AT:salzburg-hbf=120 IT:bologna-centrale=590 firenze-santa-maria-novella=680 roma-tiburtina=790',
        { back: '19:30' },
      ],
      [
        40471,
        '20:59',
        'CH:zurich-hb basel-sbb=75 DE:freiburg-breisgau-hbf=130 hannover-hbf=560 hamburg-hbf=665',
        { back: '20:22' },
      ],
      [
        40409,
        '19:59',
        'CH:zurich-hb basel-sbb=75 DE:freiburg-breisgau-hbf=130 leipzig-hbf=620 berlin-sudkreuz=690 berlin-hbf=700',
        { back: '20:45' },
      ],
      [
        40401,
        '20:59',
        'CH:zurich-hb basel-sbb=75 DE:freiburg-breisgau-hbf=135 koln-hbf=500 dusseldorf-hbf=540 NL:arnhem=640 utrecht-centraal=680 amsterdam-centraal=715',
        { back: '20:30' },
      ],
      [
        40467,
        '19:40',
        'CH:zurich-hb sargans=58 buchs-sg=70 AT:salzburg-hbf=480 wien-hbf=650 HU:gyor=740 budapest-keleti=820',
        { back: '20:40' },
      ],
      [
        40414,
        '20:40',
        'CH:zurich-hb sargans=58 buchs-sg=70 AT:villach-hbf=520 SI:ljubljana=640 HR:zagreb-glavni-kolodvor=790',
        { back: '18:30' },
      ],
    ],
  },
];
