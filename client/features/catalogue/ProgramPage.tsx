import { ProgramDetail } from './ProgramDetail';
import { ProgramDetailDocument } from './ProgramDetail.gql';
import { slugVariables } from './slugVariables';
import { notFound, type Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, params }) => {
  const { program } = await query(ProgramDetailDocument, slugVariables(params.slug));
  if (!program) throw notFound();
};

export const Page = () => <ProgramDetail />;
