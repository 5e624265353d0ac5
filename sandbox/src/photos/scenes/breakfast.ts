import { ellipse, HEIGHT, path, rect, shape, WIDTH } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { drawRoom } from '../room';
import { drawTallWindow } from '../room-windows';
import { mirrored, type Interior } from '../interior';

/** A table at the window seen from the chair: bread, fruit, coffee. */
export function drawBreakfast(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    const { canvas, colours } = interior;
    drawRoom(interior);
    drawTallWindow(interior, [420, 150, 760, 470]);
    canvas.add(
      rect([0, 690, WIDTH, 26], lighter(colours.wood, 0.32)),
      rect(
        [0, 716, WIDTH, HEIGHT - 716],
        canvas.linear([
          [0, colours.wood],
          [1, darker(colours.wood, 0.22)],
        ]),
      ),
    );
    const grain: string[] = [];
    for (let y = 760; y < HEIGHT; y += 58)
      grain.push(`M0 ${y} q400 ${canvas.random.int(-14, 14)} 800 0 t800 0`);
    canvas.add(
      path(
        grain.join(''),
        'none',
        `stroke="${darker(colours.wood, 0.3)}" stroke-width="3" opacity="0.4"`,
      ),
    );
    canvas.add(
      shape(
        [
          [430, 770],
          [1170, 770],
          [1290, HEIGHT],
          [310, HEIGHT],
        ],
        mix(colours.accent, colours.linen, 0.5),
      ),
      shape(
        [
          [452, 784],
          [1148, 784],
          [1250, HEIGHT],
          [350, HEIGHT],
        ],
        mix(colours.accent, colours.linen, 0.64),
      ),
    );
    plateOfBread(interior, 800, 930);
    bowlOfFruit(interior, 300, 850);
    coffee(interior, 1160, 900);
    juice(interior, 560, 830);
    vase(interior, 1380, 800);
  });
}

function plateOfBread({ canvas, colours }: Interior, x: number, y: number): void {
  canvas.add(
    ellipse([x, y + 14, 250, 70], '#2a1c14', 'opacity="0.22"'),
    ellipse([x, y, 246, 68], '#fdfbf6'),
    ellipse([x, y - 2, 190, 50], darker(colours.linen, 0.06)),
  );
  for (const [dx, dy, turn] of [
    [-80, -16, -14],
    [60, -22, 10],
  ] as const) {
    canvas.add(
      `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn})">${path(
        'M-86 12 Q-70 -50 0 -54 Q70 -50 86 12 Q52 -12 0 -14 Q-52 -12 -86 12 Z',
        canvas.linear([
          [0, '#eab768'],
          [1, '#b9732f'],
        ]),
      )}${path('M-40 -44 q10 18 2 32 M-4 -52 q10 20 2 38 M34 -46 q8 18 0 34', 'none', 'stroke="#9a5a24" stroke-width="5" stroke-linecap="round"')}</g>`,
    );
  }
}

function bowlOfFruit({ canvas, colours }: Interior, x: number, y: number): void {
  canvas.add(ellipse([x, y + 66, 130, 22], '#2a1c14', 'opacity="0.26"'));
  for (const [dx, dy, size, colour] of [
    [-58, -34, 44, '#d9522f'],
    [0, -56, 46, '#e9a63a'],
    [56, -32, 44, '#8fae3f'],
    [-22, -16, 40, '#c23f4a'],
    [26, -14, 38, '#e9c04a'],
  ] as const)
    canvas.add(
      ellipse(
        [x + dx, y + dy, size, size],
        canvas.radial([
          [0, lighter(colour, 0.35)],
          [0.7, colour],
          [1, darker(colour, 0.25)],
        ]),
      ),
    );
  canvas.add(
    path(
      `M${x - 130} ${y - 16} Q${x - 112} ${y + 70} ${x} ${y + 72} Q${x + 112} ${y + 70} ${x + 130} ${y - 16} Z`,
      canvas.linear(
        [
          [0, lighter(colours.accent, 0.2)],
          [1, darker(colours.accent, 0.22)],
        ],
        'right',
      ),
    ),
    ellipse([x, y - 16, 130, 14], darker(colours.accent, 0.2), 'opacity="0.35"'),
  );
}

function coffee({ canvas, colours }: Interior, x: number, y: number): void {
  canvas.add(
    ellipse([x, y + 58, 128, 30], '#2a1c14', 'opacity="0.24"'),
    ellipse([x, y + 48, 122, 28], '#fdfbf6'),
    path(
      `M${x - 72} ${y - 46} Q${x - 66} ${y + 48} ${x} ${y + 50} Q${x + 66} ${y + 48} ${x + 72} ${y - 46} Z`,
      canvas.linear(
        [
          [0, '#ffffff'],
          [1, darker(colours.linen, 0.16)],
        ],
        'right',
      ),
    ),
    path(
      `M${x + 66} ${y - 26} q54 -6 44 34 q-10 28 -58 22`,
      'none',
      `stroke="${darker(colours.linen, 0.08)}" stroke-width="13"`,
    ),
    ellipse([x, y - 46, 72, 18], '#fdfbf6'),
    ellipse([x, y - 44, 62, 14], '#5b3620'),
    ellipse([x - 8, y - 46, 26, 6], '#a9743f'),
  );
  for (const dx of [-18, 14])
    canvas.add(
      path(
        `M${x + dx} ${y - 70} q-18 -34 4 -62 q20 -28 0 -58`,
        'none',
        `stroke="#ffffff" stroke-width="7" opacity="0.3" stroke-linecap="round" ${canvas.blur(4)}`,
      ),
    );
}

function juice({ canvas }: Interior, x: number, y: number): void {
  canvas.add(
    ellipse([x, y + 52, 46, 12], '#2a1c14', 'opacity="0.26"'),
    shape(
      [
        [x - 44, y - 70],
        [x + 44, y - 70],
        [x + 34, y + 52],
        [x - 34, y + 52],
      ],
      '#f4e9d2',
      'opacity="0.5"',
    ),
    shape(
      [
        [x - 41, y - 44],
        [x + 41, y - 44],
        [x + 33, y + 48],
        [x - 33, y + 48],
      ],
      canvas.linear([
        [0, '#f7b23f'],
        [1, '#e88a22'],
      ]),
    ),
    ellipse([x, y - 44, 41, 9], '#fcc866'),
    shape(
      [
        [x - 30, y - 60],
        [x - 20, y - 60],
        [x - 16, y + 40],
        [x - 24, y + 40],
      ],
      '#ffffff',
      'opacity="0.4"',
    ),
  );
}

function vase({ canvas, colours }: Interior, x: number, y: number): void {
  for (const [dx, dy] of [
    [-60, -190],
    [-10, -230],
    [50, -196],
    [20, -160],
    [-36, -150],
  ] as const) {
    canvas.add(
      path(
        `M${x} ${y - 60} Q${x + dx * 0.3} ${y - 120} ${x + dx} ${y + dy}`,
        'none',
        'stroke="#5f8a55" stroke-width="6"',
      ),
    );
    for (let petal = 0; petal < 6; petal += 1)
      canvas.add(
        ellipse(
          [x + dx + Math.cos(petal * 1.05) * 18, y + dy + Math.sin(petal * 1.05) * 18, 16, 16],
          mix(colours.accent, '#ffe6dc', 0.5),
        ),
      );
    canvas.add(ellipse([x + dx, y + dy, 12, 12], '#f0c14f'));
  }
  canvas.add(
    path(
      `M${x - 34} ${y - 80} Q${x - 70} ${y} ${x - 34} ${y + 70} H${x + 34} Q${x + 70} ${y} ${x + 34} ${y - 80} Z`,
      canvas.linear(
        [
          [0, lighter(colours.linen, 0.4)],
          [1, darker(colours.linen, 0.22)],
        ],
        'right',
      ),
    ),
  );
}
