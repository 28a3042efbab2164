import { addStaffMember } from '../domain/contract/accounts';
import { hideReply } from '../domain/contract/community';
import { mailMyBookingLink, readMyBooking } from '../domain/contract/myBooking';
import { uploadPhoto } from '../domain/contract/photos';
import { openShop } from './openShop.fixture';

test('operations that need a server say so', async () => {
  const { shop } = openShop();
  const answers = await Promise.all([
    shop.call(uploadPhoto, { file: new Blob() }),
    shop.call(readMyBooking, { headers: { 'x-booking-token': 'token' } }),
    shop.call(mailMyBookingLink, { body: { reference: '1', phone: '2' } }),
    shop.call(addStaffMember, {
      body: { name: 'Jo', email: 'jo@example.com', password: 'long enough password' },
    }),
    shop.call(hideReply, { params: { id: 'sample-1', replyId: 'r' }, body: { hidden: true } }),
  ]);
  for (const answer of answers)
    expect(answer).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
});
