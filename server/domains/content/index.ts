/** The public API of the content domain: what the operator says about itself, beside what is counted. */
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { isStale } from '../../../schema/rules/staleness.rules.js';
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createTexts } from './content.documents.js';
import { figuresToShow } from './content.figures.js';
import type { ContentPorts } from './content.ports.js';
import { createContentResolvers } from './content.resolvers.js';

export const contentDomain = defineDomain({
  name: 'content',
  create: ({ clock, env }, { countCatalogue }: ContentPorts) => ({
    resolvers: createContentResolvers({
      countCatalogue,
      operator: env.operator,
      operatorFigures: figuresToShow(env.operatorFigures, env.exposure === 'closed'),
      texts: createTexts(env.session),
      isStale: dates => isStale(dates, clock()),
      today: () => dayInVietnam(clock()),
    }),
  }),
});
