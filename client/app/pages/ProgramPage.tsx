import { ProgramDetail } from '../../features/catalogue/ProgramDetail';
import { ProgramDetailDocument } from '../../features/catalogue/ProgramDetail.gql';
import { slugVariables } from '../../features/catalogue/slugVariables';
import { notFound, type Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, params }) => {
  const { program } = await query(ProgramDetailDocument, slugVariables(params.slug));
  if (!program) throw notFound();
};

export const Page = () => <ProgramDetail />;
