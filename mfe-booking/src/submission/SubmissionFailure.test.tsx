/** @jest-environment ./tools/jest-environment.cjs */
import { render, screen } from '@testing-library/react';
import { NOT_CHECKED } from '@mcs-repairs/shared/platform/form/useLateForm';
import { SubmissionFailure } from './SubmissionFailure';

test('a form that could not be checked was not sent, so no booking is in doubt', () => {
  render(<SubmissionFailure failure={NOT_CHECKED} onRetry={() => {}} />);
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('The form could not be checked. Please try again.');
  expect(textContent).not.toContain('we cannot say');
});
