import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'operator.name': 'Run by',
  'operator.address': 'Address',
  'operator.licence': 'Study abroad consultancy certificate',
  'operator.phone': 'Phone',
  'operator.zalo': 'Zalo',
  'operator.email': 'Email',
  'operator.hours': 'Office hours',
  'operator.weekdays': 'Mon – Fri',
  'operator.saturday': 'Saturday',
  'operator.sunday': 'Sunday',
  'operator.closed': 'Closed',
  'operator.vietnamTime': 'Vietnam time (UTC+7)',
};
