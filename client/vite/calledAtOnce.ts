/**
 * React and all that is published as CommonJS comes as functions that the scripts call at once. A browser reads a function without compiling it until it is called,
 * and then reads it a second time: of React DOM 200 KB, on the thread that draws. Parentheses around a function tell it to compile with the first reading, which
 * happens beside that thread. Terser takes away those that the bundler has written.
 */
import { parseAst, type ESTree, type Plugin } from 'vite';

/** A function that is shorter, in characters, is read in no time: its parentheses would only weigh. */
const LEAST = 5000;

/** The long functions that a call at the top of the script is given, in their order. */
function calledFunctions({ body }: ESTree.Program): readonly ESTree.Node[] {
  const values = body.flatMap(statement =>
    statement.type === 'VariableDeclaration' ? statement.declarations.map(({ init }) => init) : [],
  );
  return values.flatMap(value => {
    const [first] = value?.type === 'CallExpression' ? value.arguments : [];
    return first?.type === 'ArrowFunctionExpression' && first.end - first.start >= LEAST ? first : [];
  });
}

/** The same script with these functions in parentheses. */
export const inParentheses = (code: string): string =>
  calledFunctions(parseAst(code)).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  );

export const calledAtOnce = (): Plugin => ({
  name: 'called-at-once',
  // After Terser. The map loses a column or two.
  renderChunk: { order: 'post', handler: code => ({ code: inParentheses(code), map: null }) },
});
