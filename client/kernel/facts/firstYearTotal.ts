type Money = { readonly amount: number; readonly currency: string };

/** Sum of tuition and living costs of the first year: only when both are published, and in the same currency. */
export function firstYearTotal(tuition: Money | null, living: Money | null): Money | null {
  if (!tuition || !living || tuition.currency !== living.currency) return null;
  return { amount: tuition.amount + living.amount, currency: tuition.currency };
}
