/** A phone number, whose groups keep their order in a text from the right: as text they would be reversed. */
export function PhoneNumber({ number }: { number: string }) {
  return <bdi dir="ltr">{number}</bdi>;
}
