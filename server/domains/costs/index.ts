/** The public API of the costs domain. It stores nothing: rules of countries are data of the release. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import type { CostsPorts } from './costs.ports.js';
import { createCostsPresenter } from './costs.presenter.js';
import { createCostsResolvers } from './costs.resolvers.js';
import { createCostsService } from './costs.service.js';

export const costsDomain = defineDomain({
  name: 'costs',
  create: ({ clock }, { sourceOf, inVnd, ...ports }: CostsPorts) => {
    const service = createCostsService({ ...ports, sourceOf, clock });
    return {
      resolvers: createCostsResolvers({ service, present: createCostsPresenter({ sourceOf, inVnd, clock }), clock }),
      provides: { firstYearOf: service.firstYearOf, yearOfLiving: service.yearOfLiving },
    };
  },
});
