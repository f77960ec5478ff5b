/** Who may call a field, said where the field is resolved: `asViewer` wants a session, `asRole` one of a role that includes the named one. */
import { includesRole, type Role } from '../../../schema/rules/session.values.js';
import { AppError } from '../errors/AppError.js';
import type { Viewer } from '../session/viewer.js';

/** `viewer` is null for a visitor and throws when sessions cannot be read. */
export type Guarded = { readonly viewer: Viewer | null };
export type Admitted = { readonly viewer: Viewer };

type Field<Parent, Args, Context, Info, Result> = (parent: Parent, args: Args, context: Context, info: Info) => Result;

const isAdmitted = <Context extends Guarded>(context: Context, viewer: Viewer | null): context is Context & Admitted =>
  viewer !== null;

export const asRole =
  <Parent, Args, Context extends Guarded, Info, Result>(
    role: Role,
    resolve: Field<Parent, Args, Context & Admitted, Info, Result>,
  ): Field<Parent, Args, Context, Info, Result> =>
  (parent, args, context, info) => {
    const { viewer } = context;
    if (!viewer || !isAdmitted(context, viewer)) throw new AppError('UNAUTHENTICATED');
    if (!includesRole(viewer.role, role)) throw new AppError('FORBIDDEN');
    return resolve(parent, args, context, info);
  };

export const asViewer = <Parent, Args, Context extends Guarded, Info, Result>(
  resolve: Field<Parent, Args, Context & Admitted, Info, Result>,
): Field<Parent, Args, Context, Info, Result> => asRole('STUDENT', resolve);
