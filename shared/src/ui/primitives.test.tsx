/** @jest-environment ./tools/jest-environment.cjs */
import { render } from '@testing-library/react';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { Badge } from './Badge';
import { Breadcrumbs } from './Breadcrumbs';
import { Button } from './Button';
import { ButtonAnchor } from './ButtonAnchor';
import { ButtonLink } from './ButtonLink';
import { Card } from './Card';
import { Checkbox } from './Checkbox';
import { Chip } from './Chip';
import { ChipGroup } from './ChipGroup';
import { DeviceDrawing } from './drawings/DeviceDrawing';
import { ProductDrawing } from './drawings/ProductDrawing';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { Field } from './Field';
import { FloatingButtons } from './FloatingButtons';
import { Hero } from './Hero';
import { IconButton } from './IconButton';
import { CartIcon, SearchIcon } from './icons';
import { Loading } from './Loading';
import { MoreLink } from './MoreLink';
import { Notice } from './Notice';
import { RadioGroup } from './RadioGroup';
import { SearchInput } from './SearchInput';
import { Section } from './Section';
import { SelectInput } from './SelectInput';
import { Skeleton } from './Skeleton';
import { StatusBadge } from './StatusBadge';
import { Tabs } from './Tabs';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

const nothing = () => {};

/** A page that contains every basic component. */
const page = (
  <MemoryRouter>
    <main>
      <Hero
        title="Apple repairs done right"
        lead="Genuine parts"
        breadcrumbs={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'iPhone' }]} />}
        actions={<ButtonLink to="/book">Book a repair</ButtonLink>}
        picture={<DeviceDrawing device="iphone" />}
      />
      <Section heading="Book" lead="Choose" action={<MoreLink to="/shop">See all</MoreLink>}>
        <SearchInput label="Search products" />
        <Field label="Name" hint="In full" error="Name is required" required>
          <TextInput icon={<SearchIcon />} />
        </Field>
        <Field label="Issue" optional>
          <TextArea />
        </Field>
        <Field label="City">
          <SelectInput options={[{ value: 'Kathmandu', label: 'Kathmandu' }]} />
        </Field>
        <Checkbox label="I agree" error="You must agree" />
        <RadioGroup
          legend="Service Type"
          name="type"
          options={[{ value: 'walkin', label: 'Walk-in', hint: 'At our counter' }]}
          value="walkin"
          onValueChange={nothing}
        />
        <Button loading loadingLabel="Booking...">
          Book
        </Button>
        <IconButton label="Cart" icon={<CartIcon />} />
        <ButtonAnchor href="tel:+9771000000">Call us</ButtonAnchor>
      </Section>
      <Section heading="Content">
        <ChipGroup label="Issue">
          <Chip pressed count={3}>
            Screen
          </Chip>
        </ChipGroup>
        <StatusBadge status="pending" />
        <Badge tone="warm">Flash sale</Badge>
        <Card as="article">
          <h3>Card</h3>
        </Card>
        <Notice tone="warning" title="Holiday" live>
          Closed on Constitution Day.
        </Notice>
        <Tabs
          label="Services"
          tabs={[
            { value: 'business', label: 'For Business', content: 'Help desk' },
            { value: 'school', label: 'For School', content: 'Discount' },
          ]}
          value="business"
          onValueChange={nothing}
        />
        <Loading label="Loading products">
          <Skeleton lines={3} />
        </Loading>
        <EmptyState title="Your cart is empty" picture={<ProductDrawing category="tools" />} />
        <ErrorState title="Not available" action={<Button>Try again</Button>} />
      </Section>
      <FloatingButtons phoneHref="tel:1" chatHref="https://wa.me/1" contactTo="/contact" />
    </main>
  </MemoryRouter>
);

test('a page of all primitives has no accessibility violations', async () => {
  const { container } = render(page);
  // jsdom has no layout, so this test cannot check colours and sizes. tokens.test.ts checks the
  // contrast.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('server-rendered HTML works without inline styles and scripts', async () => {
  const { renderToString } = await import('react-dom/server');
  const html = renderToString(page);
  expect(html).toContain('For Business');
  expect(html).not.toMatch(/ style=|<style|<script| on[a-z]+="/);
});
