import type { LineGroup } from '../line-row';

const TRENITALIA = { code: 'TI', name: 'Trenitalia' };
const ITALO = { code: 'NTV', name: 'Italo' };

/** Long-distance lines of Italy. */
export const ITALY: readonly LineGroup[] = [
  {
    carrier: TRENITALIA,
    product: 'Frecciarossa',
    kind: 'high-speed',
    rows: [
      [
        9501,
        '05:50-18:50/60',
        'IT:torino-porta-nuova torino-porta-susa=10 milano-centrale=63 bologna-centrale=131 firenze-santa-maria-novella=171 roma-termini=268 napoli-centrale=340 salerno=382',
      ],
      [
        9601,
        '06:00-20:00/60',
        'IT:milano-centrale roma-tiburtina=171 roma-termini=180 napoli-centrale=255',
      ],
      [
        9401,
        '06:26-18:26/60',
        'IT:venezia-santa-lucia venezia-mestre=10 padova=26 bologna-centrale=86 firenze-santa-maria-novella=128 roma-termini=225 napoli-centrale=300',
      ],
      [
        9701,
        '06:15-20:15/60',
        'IT:milano-centrale brescia=36 peschiera-del-garda=55 verona-porta-nuova=72 vicenza=98 padova=115 venezia-mestre=132 venezia-santa-lucia=143',
      ],
      [
        9731,
        '07:40 13:40 16:40',
        'IT:torino-porta-nuova milano-centrale=63 brescia=103 verona-porta-nuova=140 padova=182 venezia-mestre=200 trieste-centrale=305',
      ],
      [
        8801,
        '06:35-14:35/120',
        'IT:milano-centrale bologna-centrale=65 rimini=125 ancona=180 pescara-centrale=258 termoli=312 foggia=362 barletta=398 bari-centrale=432 brindisi=492 lecce=518',
        { back: '05:50-13:50/120' },
      ],
      [
        8301,
        '07:05 11:05 15:05 18:05',
        'IT:roma-termini caserta=70 benevento=108 foggia=172 bari-centrale=238 brindisi=298 lecce=325',
      ],
      [
        8331,
        '07:35 11:35 15:35',
        'IT:roma-termini napoli-centrale=72 salerno=112 paola=212 lamezia-terme-centrale=243 villa-san-giovanni=300 reggio-di-calabria-centrale=316',
      ],
      [
        8501,
        '06:05-16:05/120',
        'IT:bolzano-bozen trento=32 rovereto=45 verona-porta-nuova=88 bologna-centrale=142 firenze-santa-maria-novella=184 roma-termini=283',
      ],
    ],
  },
  {
    carrier: TRENITALIA,
    product: 'Intercity',
    kind: 'intercity',
    rows: [
      [
        501,
        '06:57-16:57/120',
        'IT:roma-termini civitavecchia=52 grosseto=98 livorno-centrale=170 pisa-centrale=187 la-spezia-centrale=238 genova-piazza-principe=310 asti=400 torino-porta-nuova=435',
      ],
      [
        651,
        '06:10-20:10/120',
        'IT:milano-centrale pavia=24 genova-piazza-principe=96 savona=145 imperia=195 sanremo=212 ventimiglia=232',
      ],
      [
        721,
        '07:26 11:26',
        'IT:roma-termini napoli-centrale=130 salerno=175 paola=310 lamezia-terme-centrale=350 villa-san-giovanni=420 messina-centrale=520 milazzo=550 cefalu=640 palermo-centrale=700',
      ],
      [
        731,
        '08:40 12:40',
        'IT:messina-centrale taormina-giardini=40 catania-centrale=88 siracusa=158',
      ],
      [
        581,
        '06:30 12:30 16:30',
        'IT:roma-termini orvieto=75 arezzo=130 firenze-campo-di-marte=180 prato-centrale=200 bologna-centrale=270',
      ],
      [
        531,
        '06:40-18:40/120',
        'IT:roma-termini orte=40 terni=62 spoleto=85 foligno=105 fabriano=150 ancona=215',
      ],
      [
        561,
        '06:50-18:50/120',
        'IT:foligno assisi=14 perugia=38 arezzo=105 firenze-santa-maria-novella=165',
      ],
      [601, '07:15-17:15/120', 'IT:roma-tiburtina avezzano=100 pescara-centrale=215'],
      [3401, '06:30-20:30/120', 'IT:palermo-centrale catania-centrale=180'],
      [
        3451,
        '06:24-20:24/60',
        'IT:firenze-santa-maria-novella pisa-centrale=54 livorno-centrale=72',
      ],
      [
        3501,
        '06:10-20:10/60',
        'IT:venezia-santa-lucia venezia-mestre=11 treviso-centrale=30 udine=112 gorizia-centrale=140 trieste-centrale=190',
      ],
      [3551, '05:58-22:58/30', 'IT:roma-fiumicino-aeroporto roma-termini=32'],
      [3651, '05:56-22:56/30', 'IT:malpensa-aeroporto-t1 milano-centrale=54'],
      [3721, '06:30-18:30/120', 'IT:cagliari oristano=62 macomer=120 sassari=185'],
      [3741, '06:40-18:40/120', 'IT:cagliari oristano=62 macomer=120 olbia=225'],
      [3771, '06:20-20:20/60', 'IT:milano-centrale monza=12 lecco=40 sondrio=120 tirano=152'],
      [3801, '06:12-21:12/60', 'IT:milano-centrale bergamo=50'],
      [3841, '06:33-20:33/60', 'IT:bari-centrale taranto=75'],
    ],
  },
  {
    carrier: ITALO,
    product: 'Italo',
    kind: 'high-speed',
    rows: [
      [
        9901,
        '06:15-18:15/60',
        'IT:torino-porta-nuova torino-porta-susa=10 milano-centrale=65 reggio-emilia-av-mediopadana=118 bologna-centrale=138 firenze-santa-maria-novella=178 roma-tiburtina=268 roma-termini=277 napoli-centrale=350 salerno=392',
      ],
      [
        8901,
        '06:40-18:40/120',
        'IT:venezia-santa-lucia venezia-mestre=10 padova=27 ferrara=62 bologna-centrale=90 firenze-santa-maria-novella=132 roma-tiburtina=222 roma-termini=231 napoli-centrale=305',
      ],
      [
        8931,
        '07:15 13:15 17:15',
        'IT:milano-centrale brescia=38 verona-porta-nuova=74 vicenza=102 padova=119 venezia-mestre=136 venezia-santa-lucia=147',
      ],
    ],
  },
];
