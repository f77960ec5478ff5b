import { lazyModule } from '../lazy/lazyModule';
import { resolveWith } from './resolveWith';

const loginRule = lazyModule(async () => (await import('../../../schema/rules/session.rules')).loginRule);

describe('the rules of a form', () => {
  it('are checked without compiling code, and without trying whether that is allowed: the content policy reports each try', async () => {
    const compile = jest.spyOn(globalThis, 'Function');
    const check = resolveWith(loginRule);
    const { errors } = await check({ email: 'nobody', password: '' }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });

    expect(errors.email?.message).toBe('INVALID_EMAIL');
    expect(compile).not.toHaveBeenCalled();
  });
});
