import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { PersonalNote } from './PersonalNote';

describe('the note beside results in the personal order', () => {
  it('names the factors, and what to add to the profile', () => {
    renderWithProviders(<PersonalNote order={{ isApplied: true, missing: ['ENGLISH', 'BUDGET'] }} />);
    expect(
      screen.getByText(/câu trả lời về cơ hội 45 điểm, nhóm ngành 20, nước 15, ngân sách 10, kỳ nhập học 10/),
    ).toBeVisible();
    expect(screen.getByText(/chứng chỉ tiếng Anh và ngân sách/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mở hồ sơ cá nhân' })).toHaveAttribute('href', '/profile/details');
  });

  it('pretends nothing while the profile says nothing', () => {
    renderWithProviders(<PersonalNote order={{ isApplied: false, missing: ['FIELD'] }} />);
    expect(screen.getByText(/thứ tự phù hợp nhất thông thường/)).toBeVisible();
  });
});
