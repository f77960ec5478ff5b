import { ProgramDetail } from './ProgramDetail';
import { ProgramDetailDocument } from './ProgramDetail.gql';
import { redirectFormerSlug } from './formerSlug';
import { slugVariables } from './slugVariables';
import { notFound, type Preload } from '../../kernel/page/preload';

export const preload: Preload = async context => {
  const { query, params } = context;
  const { program } = await query(ProgramDetailDocument, slugVariables(params.slug));
  if (!program) throw notFound();
  redirectFormerSlug(context, 'program', program.slug);
};

export const Page = () => <ProgramDetail />;
