import { createRequire } from 'node:module';
import { transformSync } from 'esbuild';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { componentsOf, type Data } from './components';
import { filesOf } from './files';
import { bodyOf, elementsIn, headOf } from './tree';

const card = (name: string, stars: number) =>
  `<li><article class="card"><img src="/media/${name}/640.webp" srcset="/media/${name}/320.webp 320w, /media/${name}/640.webp 640w" alt="" width="960"/>` +
  `<div><h3><a href="/hotels/${name}?a=1&amp;b=2">Hotel ${name}</a></h3>` +
  `<p><span role="img" aria-label="${stars} stars">${'<svg viewBox="0 0 24 24" stroke-width="1.8"><path d="M1 1"></path></svg>'.repeat(stars)}</span></p>` +
  `<ul><li>9.6 out of 10<!-- --> · <!-- -->830 reviews</li><li style="--at:2;margin-top:4px">Centre</li></ul></div></article></li>`;

const PAGE =
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Hotels</title>` +
  `<meta name="description" content="Places"/><link rel="stylesheet" href="/assets/a.css" integrity="sha384-x" crossorigin="anonymous"/>` +
  `<script>1</script></head><body><script type="application/ld+json">{}</script>` +
  `<header><nav><a href="/a" tabindex="0">One</a><a href="/b" tabindex="0">Two</a></nav></header>` +
  `<main><form novalidate=""><label for="w">Where</label><input id="w" name="w" required="" value="Rome" maxlength="9"/>` +
  `<select name="s"><option value="1">A</option><option value="2" selected="">B</option></select></form>` +
  `<ul class="cards">${['one', 'two', 'three', 'four'].map((name, at) => card(name, at + 2)).join('')}</ul></main>` +
  `<template id="end"></template></body></html>`;

type Module = {
  Page: ComponentType<{ cards: readonly Data[] }>;
  Head: ComponentType;
};

/** The page as React makes it of the components. */
function rendered(html: string): string {
  const { source, cards } = componentsOf(bodyOf(html), headOf(html));
  const exported = {} as Module;
  // the module that a peer's build would take
  const { code } = transformSync(source, { format: 'cjs' });
  const load = new Function('module', 'require', code) as (
    module: { exports: Module },
    require: NodeJS.Require,
  ) => void;
  const module = { exports: exported };
  load(module, createRequire(__filename));
  const { Page, Head } = module.exports;
  return renderToString(
    createElement(
      'html',
      null,
      createElement('head', null, createElement(Head)),
      createElement('body', null, createElement(Page, { cards })),
    ),
  );
}

test('React makes the same page again of its components and cards', () => {
  const again = rendered(PAGE);
  expect(bodyOf(again)).toEqual(bodyOf(PAGE));
  expect(headOf(again)).toEqual(headOf(PAGE));
  expect(elementsIn(again)).toBe(elementsIn(PAGE));
});

test('scripts, styles and marks of a framework are no elements of a page', () => {
  expect(
    elementsIn(
      '<body><div><p>a</p><script>1</script><style></style></div><template><b></b></template></body>',
    ),
  ).toBe(2);
});

test('cards come as data, and what is always the same as code', () => {
  const { cards, source } = componentsOf(bodyOf(PAGE), headOf(PAGE));
  expect(cards).toHaveLength(4);
  expect(JSON.stringify(cards)).toContain('Hotel three');
  expect(source).not.toContain('Hotel three');
  expect(JSON.stringify(cards)).not.toContain('M1 1');
});

test('a page without a list is components alone', () => {
  const html = '<body><main><h1>Terms</h1><p>A</p></main></body>';
  expect(bodyOf(rendered(html))).toEqual(bodyOf(html));
});

test('pictures, styles and icons of a page are found once each, and no other site', () => {
  const found = filesOf([
    ...headOf(PAGE),
    bodyOf(`${PAGE}<img src="https://elsewhere.example/a.webp"/><a href="/b"></a>`),
  ]);
  expect(found).toContain('/assets/a.css');
  expect(found.filter((file) => file === '/media/one/640.webp')).toHaveLength(1);
  expect(found).toContain('/media/four/320.webp');
  expect(found.some((file) => file.includes('elsewhere') || file === '/b')).toBe(false);
});
