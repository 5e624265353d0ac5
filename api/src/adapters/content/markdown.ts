import { Lexer, Parser, Renderer } from 'marked';
import type { MarkedOptions, Token, Tokens, TokensList } from 'marked';

/** Quotes in quotes, lists in lists, words in words: nobody writes deeper, and each level costs stack. */
const DEEPEST = 24;
/** Emphasis looks for its end from each mark, so that a run of them takes the square of their number. */
const MOST_MARKS = 1_000;

const countMarks = (src: string) => src.match(/[*_~[\]`<&]/g)?.length ?? 0;

const plainText = (src: string): Token => ({ type: 'text', raw: src, text: src, escaped: false });

/** Marked's lexer calls itself for what stands inside. Whatever is deeper than anybody writes stays text. */
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

/** A picture that stands alone and has a title is a figure, with the title as its caption. */
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

/** Markdown (CommonMark with tables) as HTML that nobody has checked yet. `keepHtml` lets HTML in it through. */
export function htmlOfMarkdown(markdown: string, keepHtml: boolean): string {
  // the lexer and the parser write into their options
  const options = (): MarkedOptions => ({
    gfm: true,
    renderer: keepHtml ? new WithFigures() : new WithoutHtml(),
  });
  return new Parser(options()).parse(new ShallowLexer(options()).lex(markdown));
}
