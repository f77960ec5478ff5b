import { nodeVersionProblem } from './nodeVersion.mjs';

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('%s is supported', version => {
    expect(nodeVersionProblem(version)).toBeNull();
  });
  test.each(['14.21.3', '18.20.0', '20.18.3', '21.7.0', '22.11.0'])(
    '%s is refused in one line that names it',
    version => {
      expect(nodeVersionProblem(version)).toMatch(
        new RegExp(`^Node\\.js 20\\.19.*${version.replaceAll('.', '\\.')}[^\\n]*$`),
      );
    },
  );
});
