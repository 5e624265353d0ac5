import { HEIGHT, path, rect, shape, WIDTH, type Canvas } from './canvas';
import { darker, lighter, mix } from './colour';
import type { Interior, RoomPalette } from './interior';

export const BACK = { left: 230, right: 1370, top: 110, bottom: 690 };

/** Ceiling, three walls and a floor of boards in perspective. */
export function drawRoom(
  { canvas, colours, glow }: Interior,
  floor: 'boards' | 'stone' = 'boards',
): void {
  const { left, right, top, bottom } = BACK;
  const wall = glow === 1 ? mix(colours.wall, '#d09a63', 0.24) : colours.wall;
  canvas.add(
    shape(
      [
        [0, -60],
        [WIDTH, -60],
        [right, top],
        [left, top],
      ],
      lighter(wall, 0.45),
    ),
  );
  canvas.add(
    shape(
      [
        [0, -60],
        [left, top],
        [left, bottom],
        [0, HEIGHT],
      ],
      canvas.linear(
        [
          [0, darker(wall, 0.1)],
          [1, darker(wall, 0.02)],
        ],
        'right',
      ),
    ),
    shape(
      [
        [WIDTH, -60],
        [right, top],
        [right, bottom],
        [WIDTH, HEIGHT],
      ],
      canvas.linear(
        [
          [0, darker(wall, 0.03)],
          [1, darker(wall, 0.14)],
        ],
        'right',
      ),
    ),
  );
  canvas.add(
    rect(
      [left, top, right - left, bottom - top],
      canvas.linear([
        [0, darker(wall, 0.03)],
        [0.5, lighter(wall, 0.12)],
        [1, darker(wall, 0.05)],
      ]),
    ),
  );
  drawWallFinish({ canvas, colours, wall });
  const ground = floor === 'boards' ? colours.floor : mix(colours.wall, '#9b968e', 0.35);
  canvas.add(
    shape(
      [
        [left, bottom],
        [right, bottom],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      canvas.linear([
        [0, darker(ground, 0.2)],
        [0.4, ground],
        [1, lighter(ground, 0.12)],
      ]),
    ),
  );
  const seams: string[] = [];
  for (let index = 1; index < 16; index += 1) {
    const share = index / 16;
    seams.push(
      `M${left + share * (right - left)} ${bottom}L${-260 + share * (WIDTH + 520)} ${HEIGHT}`,
    );
  }
  if (floor === 'stone') for (const y of [728, 782, 862, 970]) seams.push(`M0 ${y}H${WIDTH}`);
  canvas.add(
    path(seams.join(''), 'none', `stroke="${darker(ground, 0.3)}" stroke-width="2" opacity="0.4"`),
  );
  canvas.add(
    rect([left, bottom - 22, right - left, 22], lighter(wall, 0.5)),
    shape(
      [
        [0, HEIGHT - 34],
        [left, bottom - 22],
        [left, bottom],
        [0, HEIGHT],
      ],
      lighter(wall, 0.35),
    ),
    shape(
      [
        [WIDTH, HEIGHT - 34],
        [right, bottom - 22],
        [right, bottom],
        [WIDTH, HEIGHT],
      ],
      lighter(wall, 0.25),
    ),
  );
  canvas.add(
    rect([left, top, right - left, 10], lighter(wall, 0.6)),
    rect([left, bottom, right - left, 46], '#2a1c14', 'opacity="0.12"'),
  );
}

/** Plain, panelled below, slatted, or painted in the accent. */
function drawWallFinish({
  canvas,
  colours,
  wall,
}: {
  canvas: Canvas;
  colours: RoomPalette;
  wall: string;
}): void {
  const { left, right, top, bottom } = BACK;
  const finish = canvas.random.int(0, 3);
  if (finish === 1) {
    canvas.add(
      rect([left, 470, right - left, bottom - 470], mix(wall, colours.accent, 0.34)),
      rect([left, 462, right - left, 10], lighter(wall, 0.4)),
    );
    for (let x = left + 24; x < right - 80; x += 112)
      canvas.add(
        rect(
          [x, 500, 90, 150],
          'none',
          `stroke="${darker(mix(wall, colours.accent, 0.34), 0.16)}" stroke-width="4"`,
        ),
      );
  }
  if (finish === 2) {
    const slat = mix(colours.wood, wall, 0.35);
    canvas.add(rect([left, top + 10, right - left, bottom - top - 10], darker(slat, 0.3)));
    for (let x = left; x < right; x += 26)
      canvas.add(
        rect(
          [x, top + 10, 19, bottom - top - 10],
          canvas.linear(
            [
              [0, lighter(slat, 0.1)],
              [1, darker(slat, 0.08)],
            ],
            'right',
          ),
        ),
      );
  }
  if (finish === 3)
    canvas.add(
      rect(
        [left, top + 10, right - left, bottom - top - 10],
        canvas.linear([
          [0, mix(wall, colours.accent, 0.42)],
          [0.5, mix(wall, colours.accent, 0.3)],
          [1, mix(wall, colours.accent, 0.44)],
        ]),
      ),
    );
}
