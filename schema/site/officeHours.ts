/** When somebody answers (spec section 1), by the clock in Vietnam, which has no daylight saving time. A day without a line is closed. */
export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export type OfficeHours = {
  readonly days: readonly Weekday[];
  /** `9:00`. */
  readonly opensAt: string;
  readonly closesAt: string;
};

export const OFFICE_HOURS: readonly OfficeHours[] = [
  { days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'], opensAt: '9:00', closesAt: '18:00' },
  { days: ['SATURDAY'], opensAt: '10:00', closesAt: '16:00' },
];
