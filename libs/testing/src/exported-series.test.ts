import { exportedSeries } from './exported-series';

it('reads names and labels of samples, ours and those that are asked for', () => {
  const text = [
    '# HELP wayfare_a A',
    '# TYPE wayfare_a gauge',
    'wayfare_a{queue="a \\"b\\", c=\\"d\\"",host="x"} 3',
    'wayfare_b 1.5e-7',
    'nodejs_c{kind="1"} NaN',
    'nodejs_d 1',
    '',
  ].join('\n');
  expect(exportedSeries(text, { nodejs_c: [] })).toEqual({
    wayfare_a: ['host', 'queue'],
    wayfare_b: [],
    nodejs_c: ['kind'],
  });
});
