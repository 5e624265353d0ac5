import { Lexer, Parser, Renderer } from 'marked';
import type { MarkedOptions, Token, Tokens, TokensList } from 'marked';

/** Nesting limit against stack exhaustion. */
const DEEPEST = 24;
/** Emphasis parsing is quadratic in the number of marks. */
const MOST_MARKS = 1_000;

const countMarks = (src: string) => src.match(/[*_~[\]`<&]/g)?.length ?? 0;

const plainText = (src: string): Token => ({ type: 'text', raw: src, text: src, escaped: false });

/** Marked's lexer recurses: nesting beyond the limit stays text. */
class ShallowLexer extends Lexer {
  #depth = 0;

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(
    src: string,
    tokens?: TokensList,
    lastParagraphClipped?: boolean,
  ): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], lastParagraphClipped = false): Token[] {
    return this.#within(src, tokens, () => super.blockTokens(src, tokens, lastParagraphClipped));
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (countMarks(src) > MOST_MARKS) {
      tokens.push(plainText(src));
      return tokens;
    }
    return this.#within(src, tokens, () => super.inlineTokens(src, tokens));
  }

  #within(src: string, tokens: Token[], lex: () => Token[]): Token[] {
    if (this.#depth >= DEEPEST) {
      tokens.push(plainText(src));
      return tokens;
    }
    this.#depth += 1;
    try {
      return lex();
    } finally {
      this.#depth -= 1;
    }
  }
}

class WithFigures extends Renderer {
  override paragraph(paragraph: Tokens.Paragraph): string {
    const [only, ...others] = paragraph.tokens;
    if (only?.type !== 'image' || others.length > 0 || !only.title)
      return super.paragraph(paragraph);
    const image = this.parser.parseInline([{ ...only, title: null }]);
    const caption = this.parser.parseInline([plainText(String(only.title))]);
    return `<figure>${image}<figcaption>${caption}</figcaption></figure>\n`;
  }
}

class WithoutHtml extends WithFigures {
  override html(): string {
    return '';
  }
}

/** CommonMark with tables to unsanitised HTML; `keepHtml` passes embedded HTML. */
export function htmlOfMarkdown(markdown: string, keepHtml: boolean): string {
  // new each time: lexer and parser write into their options
  const options = (): MarkedOptions => ({
    gfm: true,
    renderer: keepHtml ? new WithFigures() : new WithoutHtml(),
  });
  return new Parser(options()).parse(new ShallowLexer(options()).lex(markdown));
}
