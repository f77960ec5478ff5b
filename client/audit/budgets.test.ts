import { routes } from '../../schema/site/routes';
import { budgetOf, tierOf } from './budgets';

const idsOf = (tier: string): string[] => routes.filter(route => tierOf(route) === tier).map(({ id }) => id);

describe('the budgets of pages', () => {
  it('know where a person logs in, and what lies behind the login', () => {
    expect(idsOf('entry')).toEqual(
      expect.arrayContaining(['login', 'register', 'forgotPassword', 'resetPassword', 'contact']),
    );
    expect(idsOf('workspace')).toEqual(expect.arrayContaining(['profile', 'profileAccount', 'profilePrivacy']));
    expect(idsOf('public')).toEqual(expect.arrayContaining(['home', 'searchProgram', 'program', 'wishlist']));
  });

  it('grant a public page the least', () => {
    expect(budgetOf('public')).toBeLessThan(budgetOf('entry'));
    expect(budgetOf('entry')).toBeLessThan(budgetOf('workspace'));
  });
});
