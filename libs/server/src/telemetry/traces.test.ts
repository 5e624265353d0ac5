import {
  endedSpans,
  incomingTrace,
  inTrace,
  isRecorded,
  keptTrace,
  spanned,
  tellSpan,
  traceFields,
  traceHeaders,
  traceparent,
  traceStarts,
  type EndedSpan,
} from './traces';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

/** Whoever listens: what was told, until it ends. */
function listening(isSampled = true) {
  const ended: EndedSpan[] = [];
  const ends = [
    traceStarts.hear((start) => void (start.isSampled = isSampled)),
    endedSpans.hear((span) => void ended.push(span)),
  ];
  return { ended, end: () => ends.forEach((end) => end()) };
}

it('makes nothing of anything while nobody listens', async () => {
  expect([incomingTrace(`00-${TRACE}-${SPAN}-01`), keptTrace(`00-${TRACE}-${SPAN}-01`)]).toEqual([
    null,
    null,
  ]);
  await spanned({ name: 'work' }, async () => {
    expect([isRecorded(), traceparent(), traceHeaders(), traceFields()]).toEqual([
      false,
      null,
      {},
      {},
    ]);
  });
});

it.each([
  ['the caller’s', `00-${TRACE}-${SPAN}-00`, true],
  ['one of a later version', `cc-${TRACE}-${SPAN}-01-more`, true],
  ['none of a version that is none', `ff-${TRACE}-${SPAN}-01`, false],
  ['none without a trace', `00-${'0'.repeat(32)}-${SPAN}-01`, false],
  ['none without a span', `00-${TRACE}-${'0'.repeat(16)}-01`, false],
  ['none in capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`, false],
  ['none that never ends', `00-${TRACE}-${SPAN}-01-${'a'.repeat(200)}`, false],
  ['none of several', [`00-${TRACE}-${SPAN}-01`], false],
])('goes on with %s', (_what, header, isTheirs) => {
  const { end } = listening();
  const place = incomingTrace(header);
  end();
  expect(place).toMatchObject({ isSampled: true, spanId: isTheirs ? SPAN : null });
  expect(place?.traceId === TRACE).toBe(isTheirs);
});

it('tells of spans below each other, and of what failed', async () => {
  const { ended, end } = listening();
  const failing = inTrace(incomingTrace(`00-${TRACE}-${SPAN}-00`), () =>
    spanned({ name: 'outer', attributes: { a: 1 } }, async (note) => {
      note({ b: 'two' });
      tellSpan(0.5, { name: 'told', kind: 'client' });
      await spanned({ name: 'inner' }, async () => Promise.reject(new Error('secret')));
    }),
  );
  await expect(failing).rejects.toThrow('secret');
  end();
  const [told, inner, outer] = ended;
  expect(ended.map(({ name, isFailed, traceId }) => [name, isFailed, traceId])).toEqual([
    ['told', false, TRACE],
    ['inner', true, TRACE],
    ['outer', true, TRACE],
  ]);
  expect([told?.parentId, inner?.parentId, outer?.parentId]).toEqual([
    outer?.spanId,
    outer?.spanId,
    SPAN,
  ]);
  expect(outer?.attributes).toEqual({ a: 1, b: 'two' });
  expect((told?.endMs ?? 0) - (told?.startMs ?? 0)).toBeGreaterThanOrEqual(500);
  expect(JSON.stringify(ended)).not.toContain('secret');
});

it('passes a trace on that nobody records, and names it in logs', async () => {
  const { ended, end } = listening(false);
  await inTrace(incomingTrace(`00-${TRACE}-${SPAN}-01`), () =>
    spanned({ name: 'work' }, async () => {
      expect(isRecorded()).toBe(false);
      expect(traceHeaders()).toEqual({ traceparent: `00-${TRACE}-${SPAN}-00` });
      expect(traceFields()).toEqual({ traceId: TRACE, spanId: SPAN });
    }),
  );
  end();
  expect(ended).toEqual([]);
});

it('takes up a trace that was kept, as it was recorded or not', () => {
  const { end } = listening();
  const kept = [`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-00`, 'rubbish', null, undefined];
  expect(kept.map((header) => keptTrace(header)?.isSampled)).toEqual([
    true,
    false,
    undefined,
    undefined,
    undefined,
  ]);
  end();
});
