/** @jest-environment ./tools/jest-environment.cjs */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field';
import { FileInput } from './FileInput';

test('has its label, hint and error for screen readers', () => {
  render(
    <Field label="Photo" hint="JPG or PNG" error="The photo is too large" required>
      <FileInput file={null} onFileChange={() => {}} />
    </Field>,
  );
  const input = screen.getByLabelText('Photo');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['The photo is too large', 'JPG or PNG']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('a chosen photo is named and can be removed', async () => {
  function Photo() {
    const [file, setFile] = useState<File | null>(null);
    return (
      <Field label="Photo" hint="JPG or PNG (max 5MB)">
        <FileInput file={file} onFileChange={setFile} accept="image/jpeg,image/png" />
      </Field>
    );
  }
  render(<Photo />);
  const photo = new File([new Uint8Array(2048)], 'cracked.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Photo'), photo);
  expect(screen.getByText('cracked.png')).toBeTruthy();
  expect(screen.getByText('2 KB')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(screen.queryByText('cracked.png')).toBeNull();
});
