/** @jest-environment ./tools/jest-environment.cjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reference } from '@mcs-repairs/shared/domain/types/enquiry';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { QuoteRequestForm } from '@mcs-repairs/shared/domain/types/quote';
import { fakeShopData, renderRoute } from '@mcs-repairs/shared/platform/testing';
import { remote } from '../remote';
import { clearDrafts } from '@mcs-repairs/shared/platform/form/memoryDraft';

beforeEach(() => clearDrafts());

const accepted = () =>
  jest.fn<Promise<Result<Reference>>, [{ body: QuoteRequestForm }, string]>(async () => ({
    ok: true,
    value: { reference: 'MCS1234' },
  }));

async function openBusiness(createQuoteRequest = accepted(), search = '') {
  const user = userEvent.setup({ delay: null });
  const page = await renderRoute(remote.routes, {
    path: `/business${search}`,
    shopData: fakeShopData({ operations: { createQuoteRequest } }),
  });
  const form = within(await screen.findByRole('form', { name: 'Request a Quote' }));
  const submit = () => user.click(form.getByRole('button', { name: 'Submit Request' }));
  return { user, form, submit, createQuoteRequest, ...page };
}

async function fillIn({
  user,
  form,
}: Pick<Awaited<ReturnType<typeof openBusiness>>, 'user' | 'form'>) {
  await user.type(form.getByLabelText('Company Name'), 'Himal Travel');
  await user.selectOptions(form.getByLabelText('Industry'), 'Hospitality');
  await user.type(form.getByLabelText('Contact Person'), 'Maya Gurung');
  await user.type(form.getByLabelText('Phone'), '9801234567');
  await user.type(form.getByLabelText('Email'), 'maya@himal.example');
  await user.click(form.getByRole('checkbox', { name: 'VoIP Systems' }));
  await user.click(form.getByRole('checkbox', { name: 'Managed Security' }));
}

describe('the business page', () => {
  it('shows eight services, six industries and the three steps', async () => {
    await openBusiness();
    for (const name of [
      'Managed Help Desk',
      'Managed Security',
      'Backup and Disaster Recovery',
      'Networking Solutions',
      'VoIP Systems',
      'Surveillance and Access Control',
      'Server Management',
      'Vendor Management',
      'Education and Schools',
      'Healthcare Clinics',
      'Retail and E-commerce',
      'Professional Services',
      'Hospitality',
      'NGOs and Non-profits',
      'Discovery Call',
      'Custom Proposal',
      'Implementation and Support',
    ]) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
    }
  });

  it('lists the supported devices', async () => {
    await openBusiness();
    expect(screen.getByText('iPhone 4s to iPhone 16 series')).toBeTruthy();
    expect(screen.getByText('iPad 2 to iPad Pro 12.9 Gen 6')).toBeTruthy();
    expect(screen.getByText('iMac 2011 to 2024')).toBeTruthy();
    expect(screen.getByText('All MacBook Pro, Air and Retina models')).toBeTruthy();
  });

  it('shows the business email address and a phone number', async () => {
    await openBusiness();
    expect(screen.getByRole('link', { name: 'business@repairs.example' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '+977-1-5550100' })).toBeTruthy();
  });

  it.each([
    ['For Business', 'Set up business account', '/contact'],
    ['For Business', 'Get started', '/contact'],
    ['For School', 'Apply for student discount', '/contact'],
    ['Trade-in', 'Sell your device', '/shop'],
    ['Trade-in', 'Browse preowned', '/shop'],
    ['Data Recovery', 'Get a data recovery quote', '/contact'],
    ['Upgrades', 'Get an upgrade quote', '/contact'],
  ])('the tab %s links to %s', async (tab, action, path) => {
    const { user } = await openBusiness();
    await user.click(screen.getByRole('tab', { name: tab }));
    const link = within(await screen.findByRole('tabpanel', { name: tab })).getByRole('link', {
      name: action,
    });
    expect(link.getAttribute('href')?.split('?')[0]).toBe(path);
  });

  it('a link can open a tab, and the address holds the chosen one', async () => {
    const { user, router } = await openBusiness(accepted(), '?tab=school');
    expect(screen.getByRole('tab', { name: 'For School', selected: true })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Upgrades' }));
    expect(router.state.location.search).toBe('?tab=upgrades');
  });
});

describe('Request a Quote', () => {
  it('names every missing field and focuses the first', async () => {
    const { form, submit, createQuoteRequest } = await openBusiness();
    await submit();
    for (const message of [
      'Company name is required',
      'Please choose an industry',
      'Contact person is required',
      'Phone number is required',
      'Email is required',
      'Tell us which services you are interested in',
    ]) {
      expect(form.getByText(message)).toBeTruthy();
    }
    expect(document.activeElement).toBe(form.getByLabelText('Company Name'));
    expect(createQuoteRequest).not.toHaveBeenCalled();
  });

  it('editing a field clears its message', async () => {
    const { user, form, submit } = await openBusiness();
    await submit();
    await user.type(form.getByLabelText('Company Name'), 'H');
    expect(form.queryByText('Company name is required')).toBeNull();
    expect(form.getByText('Email is required')).toBeTruthy();
  });

  it('sends the request and shows the reference and the promise of 24 hours', async () => {
    const opened = await openBusiness();
    await fillIn(opened);
    await opened.submit();
    expect(await screen.findByRole('heading', { name: 'We have your request' })).toBeTruthy();
    expect(screen.getByText('MCS1234')).toBeTruthy();
    expect(screen.getByText(/within 24 hours, by phone or email/)).toBeTruthy();
    expect(opened.createQuoteRequest).toHaveBeenCalledWith(
      {
        body: {
          companyName: 'Himal Travel',
          industry: 'Hospitality',
          contactPerson: 'Maya Gurung',
          phone: '9801234567',
          email: 'maya@himal.example',
          services: 'VoIP Systems, Managed Security',
          message: '',
        },
      },
      expect.any(String),
    );
  });

  it('keeps the typed text when the server is unreachable, and retries with the same key', async () => {
    const send = accepted().mockResolvedValueOnce({
      ok: false,
      failure: { code: 'network', message: 'The shop could not be reached.' },
    });
    const opened = await openBusiness(send);
    await fillIn(opened);
    await opened.submit();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The shop could not be reached.',
    );
    expect(opened.form.getByLabelText('Company Name')).toHaveProperty('value', 'Himal Travel');
    await opened.submit();
    await screen.findByText('MCS1234');
    expect(send.mock.calls[1]?.[1]).toBe(send.mock.calls[0]?.[1]);
  });

  it('edited text is a new submission', async () => {
    const send = accepted().mockResolvedValueOnce({
      ok: false,
      failure: { code: 'network', message: 'The shop could not be reached.' },
    });
    const opened = await openBusiness(send);
    await fillIn(opened);
    await opened.submit();
    await opened.user.type(opened.form.getByLabelText(/Anything else/), 'Forty laptops');
    await opened.submit();
    await screen.findByText('MCS1234');
    expect(send.mock.calls[1]?.[1]).not.toBe(send.mock.calls[0]?.[1]);
  });

  it('keeps the typed text and the key after the visitor leaves, until it is sent', async () => {
    const send = accepted().mockResolvedValueOnce({
      ok: false,
      failure: { code: 'network', message: 'The shop could not be reached.' },
    });
    const opened = await openBusiness(send);
    await fillIn(opened);
    await opened.submit();
    await screen.findByRole('alert');
    opened.unmount();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Himal');

    const again = await openBusiness(send);
    expect(again.form.getByLabelText('Company Name')).toHaveProperty('value', 'Himal Travel');
    expect(again.form.getByRole('checkbox', { name: 'VoIP Systems' })).toHaveProperty(
      'checked',
      true,
    );
    await again.submit();
    await screen.findByText('MCS1234');
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
    again.unmount();

    const { form } = await openBusiness(send);
    expect(form.getByLabelText('Company Name')).toHaveProperty('value', '');
  });

  it('shows the server’s error at its field', async () => {
    const send = accepted().mockResolvedValueOnce({
      ok: false,
      failure: {
        code: 'invalid',
        message: 'Please check the marked fields',
        fields: { email: 'Please enter a valid email' },
      },
    });
    const opened = await openBusiness(send);
    await fillIn(opened);
    await opened.submit();
    expect(await opened.form.findByText('Please enter a valid email')).toBeTruthy();
    expect(document.activeElement).toBe(opened.form.getByLabelText('Email'));
  });

  it('hints at a number that does not look Nepali without blocking it', async () => {
    const opened = await openBusiness();
    await fillIn(opened);
    await opened.user.clear(opened.form.getByLabelText('Phone'));
    await opened.user.type(opened.form.getByLabelText('Phone'), '+49 30 1234567');
    await opened.user.tab();
    expect(opened.form.getByText(/does not look like a Nepali number/)).toBeTruthy();
    await opened.submit();
    expect(await screen.findByText('MCS1234')).toBeTruthy();
  });
});
