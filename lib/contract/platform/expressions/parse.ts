import { COMPARISONS, ExpressionError, MAX_DEPTH, type Comparison, type Expression, type Operator } from './expression';
import { tokensOf, type Token } from './tokens';

/** Reads tokens from left to right; each method reads one level of what binds tighter than the one before. */
class Parser {
  private next = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): Expression {
    const read = this.either();
    if (this.token.kind !== 'end') throw this.unexpected();
    return read;
  }

  private get token(): Token {
    return this.tokens[this.next] as Token;
  }

  private unexpected(): ExpressionError {
    const { kind, at, text } = this.token;
    return new ExpressionError(kind === 'end' ? 'unexpected_end' : 'unexpected', at, text);
  }

  /** Whether the next token is this sign or word; it is read if so. Words are written in any case. */
  private reads(text: string): boolean {
    const { kind, text: found } = this.token;
    const isIt = (kind === 'sign' || kind === 'name') && found.toLowerCase() === text;
    if (isIt) this.next += 1;
    return isIt;
  }

  private expect(sign: string): void {
    if (!this.reads(sign)) throw this.unexpected();
  }

  private nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new ExpressionError('too_deep', this.token.at);
    const result = read();
    this.depth -= 1;
    return result;
  }

  private chain<O extends Operator | 'and' | 'or'>(operators: readonly O[], read: () => Expression): Expression {
    let left = read();
    for (;;) {
      const { at } = this.token;
      const operator = operators.find((one) => this.reads(one));
      if (!operator) return left;
      left = { kind: 'binary', operator, left, right: read(), at };
    }
  }

  private either = (): Expression => this.chain(['or'], this.both);
  private both = (): Expression => this.chain(['and'], this.denied);

  private denied = (): Expression => {
    const { at } = this.token;
    return this.reads('not') ? { kind: 'not', of: this.nested(this.denied), at } : this.compared();
  };

  private compared(): Expression {
    const left = this.sum();
    const { at } = this.token;
    if (this.reads('in')) return { kind: 'in', of: left, among: this.list(), at };
    const operator = COMPARISONS.find((one: Comparison) => this.reads(one));
    return operator ? { kind: 'binary', operator, left, right: this.sum(), at } : left;
  }

  private sum = (): Expression => this.chain(['+', '-'], this.product);
  private product = (): Expression => this.chain(['*', '/'], this.signed);

  private signed = (): Expression => {
    const { at } = this.token;
    return this.reads('-') ? { kind: 'negate', of: this.nested(this.signed), at } : this.atom();
  };

  private list(): Expression[] {
    this.expect('(');
    const read = [this.nested(this.either)];
    while (this.reads(',')) read.push(this.nested(this.either));
    this.expect(')');
    return read;
  }

  private atom(): Expression {
    const { kind, text, at } = this.token;
    if (this.reads('(')) {
      const inner = this.nested(this.either);
      this.expect(')');
      return inner;
    }
    if (kind === 'sign' || kind === 'end') throw this.unexpected();
    this.next += 1;
    if (kind === 'number') return { kind: 'literal', value: Number(text), at };
    if (kind === 'text') return { kind: 'literal', value: text, at };
    if (this.token.text === '(' && this.token.kind === 'sign') {
      return { kind: 'call', name: text.toUpperCase(), given: this.given(), at };
    }
    return constant(text, at) ?? { kind: 'name', name: text, at };
  }

  /** What a function is given, which may be nothing: `TODAY()`. */
  private given(): Expression[] {
    const after = this.tokens[this.next + 1];
    if (after?.kind !== 'sign' || after.text !== ')') return this.list();
    this.next += 2;
    return [];
  }
}

function constant(text: string, at: number): Expression | undefined {
  const word = text.toLowerCase();
  if (word === 'true' || word === 'false') return { kind: 'literal', value: word === 'true', at };
  if (word === 'and' || word === 'or' || word === 'in' || word === 'not')
    throw new ExpressionError('unexpected', at, text);
  return undefined;
}

/**
 * `Basic + #Gross_CTC * 0.4`, `IF(City in ("Mumbai", "Delhi"), 1, 0)`, `not (Grade = "A") and Joined > "05-Mar-2025"`.
 * @throws ExpressionError
 */
export function parseExpression(source: string): Expression {
  return new Parser(tokensOf(source)).whole();
}
