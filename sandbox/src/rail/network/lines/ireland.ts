import type { LineGroup } from '../line-row';

const IRISH = { code: 'IE', name: 'Iarnród Éireann' };

/** Long-distance lines of Ireland. */
export const IRELAND: readonly LineGroup[] = [
  {
    carrier: IRISH,
    product: 'InterCity',
    kind: 'intercity',
    rows: [
      [
        201,
        '07:00-20:00/60',
        'IE:dublin-heuston portlaoise=52 thurles=82 limerick-junction=100 mallow=130 cork=155',
      ],
      [301, '07:35-18:35/120', 'IE:dublin-heuston tullamore=60 athlone=86 athenry=128 galway=148'],
      [401, '07:15-18:15/180', 'IE:dublin-heuston kildare=32 carlow=62 kilkenny=92 waterford=126'],
      [
        501,
        '07:05-18:05/180',
        'IE:dublin-connolly mullingar=70 longford=108 carrick-on-shannon=138 sligo=186',
      ],
      [
        601,
        '07:45 12:45 18:15',
        'IE:dublin-heuston athlone=88 roscommon=112 castlebar=175 westport=192',
      ],
      [701, '07:50-18:50/120', 'IE:dublin-connolly drogheda=32 dundalk=55'],
      [
        801,
        '09:40 13:40 17:40',
        'IE:dublin-connolly wicklow=62 enniscorthy=125 wexford=150 rosslare-strand=166',
      ],
      [901, '06:50-20:50/120', 'IE:mallow killarney=65 tralee=100'],
      [951, '06:40-20:40/120', 'IE:limerick-junction limerick=28 ennis=70 athenry=145 galway=165'],
    ],
  },
];
