/** Replaces style sheets in Jest: a class has the name that the component uses. */
const styles: Readonly<Record<string, string>> = new Proxy<Record<string, string>>(
  {},
  { get: (_styles, name) => (name === '__esModule' ? false : String(name)) },
);

export default styles;
