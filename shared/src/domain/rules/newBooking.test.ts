import { bookingSchema } from '../types/booking';
import { appointmentRequestSchema, repairRequestSchema } from '../types/bookingRequest';
import { newBooking, receiptOf } from './newBooking';

const now = new Date('2026-03-10T06:15:00Z');
const reference = '12471';
const made = { id: 'b1', now };

const appointment = appointmentRequestSchema.parse({
  kind: 'appointment',
  customerName: ' Maya ',
  customerEmail: 'maya@example.com',
  customerPhone: '9841000000',
  deviceModel: 'iPhone 15',
  repairIssue: 'Screen/LCD Replacement',
  appointmentDate: '2026-03-11',
  appointmentTime: '9:30 AM',
  device: 'iphone',
  issue: 'screen',
});
const request = repairRequestSchema.parse({
  kind: 'request',
  fullName: 'Maya',
  email: 'maya@example.com',
  phone: '9841000000',
  device: 'MacBook Air',
  issue: 'It does not start any more since yesterday',
  consent: true,
});

describe('a new booking (sections 3 and 4)', () => {
  test('starts as pending, in its first version, with the booked issue, its duration and its price', () => {
    expect(newBooking(appointment, made)).toMatchObject({
      status: 'pending',
      version: 1,
      customerName: 'Maya',
      repairService: 'Screen/LCD Replacement',
      duration: '45-120 minutes',
      estimatedPrice: 200,
      createdAt: '2026-03-10T06:15:00.000Z',
    });
  });

  test.each([
    [
      { device: 'iphone', issue: 'battery', repairIssue: 'Battery Replacement' },
      'Battery Replacement',
      '30-60 minutes',
      80,
    ],
    [
      {
        device: 'watch',
        issue: 'water',
        repairIssue: 'Fell into a lake',
        deviceModel: 'Apple Watch Ultra',
      },
      'Water Damage',
      '2-3 days',
      4000,
    ],
    [
      { device: 'laptop', issue: 'screen', deviceModel: 'My old machine' },
      'Screen/LCD Replacement',
      '1-2 hours',
      15000,
    ],
    [{ device: undefined, issue: undefined }, 'Screen/LCD Replacement', '45-120 minutes', 0],
    [{ device: undefined, issue: undefined, repairIssue: 'It hums' }, 'It hums', '24-48 hours', 0],
    [{ device: 'iphone', issue: 'keyboard', repairIssue: 'Keys' }, 'Keys', '24-48 hours', 0],
  ] as const)('%o is booked as %s, %s', (change, service, duration, estimatedPrice) => {
    const booking = { ...newBooking({ ...appointment, ...change }, made), reference };
    expect(booking).toMatchObject({ repairService: service, duration, estimatedPrice });
    expect(bookingSchema.safeParse(booking).success).toBe(true);
  });

  test('the customer’s own text is stored in the notes if it says more than the service', () => {
    const notes = (change: object) => newBooking({ ...appointment, ...change }, made).notes;
    expect(notes({})).toBeUndefined();
    expect(notes({ additionalNotes: 'Blue case' })).toBe('Blue case');
    expect(notes({ repairIssue: 'Green line', additionalNotes: 'Blue case' })).toBe(
      'Green line\nBlue case',
    );
  });

  test('the owner’s name and time of the fault replace the built-in ones, and its names are no note', () => {
    const fault = { id: 'battery', name: 'New battery', duration: '1 hours' } as const;
    const names = ['battery replacement', 'new battery'];
    const booked = (change: object) =>
      newBooking(
        { ...appointment, issue: 'battery', ...change },
        { ...made, fault: { ...fault, names } },
      );
    expect(booked({ repairIssue: 'Battery Replacement' })).toMatchObject({
      repairService: 'New battery',
      duration: '1 hours',
      estimatedPrice: 80,
      notes: undefined,
    });
    // Staff chose the fault by its name, so the request has no id.
    expect(booked({ issue: undefined, repairIssue: 'new Battery' })).toMatchObject({
      repairService: 'New battery',
      estimatedPrice: 80,
    });
    expect(booked({ repairIssue: 'It swells' }).notes).toBe('It swells');
  });

  test('a request of the wizard has no fixed time, and stores its preferred time and its description as notes', () => {
    const booking = { ...newBooking(request, made), reference: 'MCS42' };
    expect(booking).toMatchObject({
      kind: 'request',
      appointmentDate: '',
      appointmentTime: '',
      city: 'Kathmandu',
      serviceType: 'walkin',
      preferredDate: '',
      notes: 'It does not start any more since yesterday',
    });
    expect(bookingSchema.safeParse(booking).success).toBe(true);
  });

  test('the receipt contains the data of the confirmation and the token of the link, and no phone number', () => {
    const receipt = receiptOf({ ...newBooking(appointment, made), reference }, 'secret');
    expect(receipt).toMatchObject({
      reference: '12471',
      token: 'secret',
      device: 'iPhone 15',
      duration: '45-120 minutes',
    });
    expect(JSON.stringify(receipt)).not.toContain('9841000000');
  });
});
