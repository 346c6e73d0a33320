import type { ComponentProps } from 'react';
import type { Company } from '@studio/content/schema/company.schema.ts';
import type { Logo as Shapes, PageLink } from '@studio/content/schema/entries.ts';
import type { FormNotice } from '@studio/content/schema/form-notice.ts';
import { Cell } from '#ui/Cell/Cell.tsx';
import { ContactLinks } from '#ui/ContactLinks/ContactLinks.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { JoinForm } from '../JoinForm/JoinForm.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Registered } from '../Registered/Registered.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  readonly company: Company;
  readonly logo: Shapes;
  /** The page of the maintenance service, if the company offers it. */
  readonly support: PageLink | undefined;
  /** Pages that clients ask for before they sign, and the legal pages. */
  readonly legal: readonly PageLink[];
  readonly year: number;
  readonly joinAction: string | undefined;
  readonly joinByEmailJs: ComponentProps<typeof JoinForm>['emailJs'];
  readonly joinNotice: FormNotice;
  /** Whether the company's registration is shown. */
  readonly registered: boolean;
}

const companyLinks: readonly PageLink[] = [
  { name: 'Services', href: '/services' },
  { name: 'Work', href: '/work' },
  { name: 'Careers', href: '/careers' },
  { name: 'About Us', href: '/about' },
];

/** The footer, drawn as the title block of a sheet. */
export function Footer(props: FooterProps) {
  const { company, logo, support, legal, year, joinAction, joinByEmailJs, joinNotice, registered } =
    props;
  const { contact } = company;
  const years = company.founded === year ? year : `${company.founded}–${year}`;
  const links = support ? [...companyLinks, { name: 'Support', href: support.href }] : companyLinks;
  return (
    <footer className={styles.footer}>
      <Frame className={styles.block}>
        <Cell span="1-3" className={styles.cell}>
          <Logo company={company} logo={logo} size="footer" />
          <p className={styles.tagline}>{company.tagline}</p>
          {company.social.length > 0 && (
            <ul aria-label="Social" className={styles.social}>
              {company.social.map(({ name, url, sample }) => (
                <li key={url}>
                  <a href={url} rel={sample ? 'nofollow noopener' : 'me noopener'}>
                    {name}
                  </a>
                  {sample && <Tag>Sample details</Tag>}
                </li>
              ))}
            </ul>
          )}
        </Cell>
        <Cell span="4-9" inset="none" className={styles.pair}>
          <nav aria-label="Company">
            <h2>Company</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>Contact</h2>
            <address>
              {contact.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>{contact.country}</span>
              <ContactLinks email={contact.email} phone={contact.phone} />
              {(contact.sample || company.sample) && <Tag>Sample details</Tag>}
            </address>
          </div>
        </Cell>
        <Cell span="10-12" className={`screen-only ${styles.cell}`}>
          <h2>Join the community</h2>
          <JoinForm
            action={joinAction}
            emailJs={joinByEmailJs}
            email={contact.email}
            notice={joinNotice.points}
          />
        </Cell>
        <Cell className={styles.base}>
          <p>
            © {years} {company.legalName}
          </p>
          <ul aria-label="Legal">
            {legal.map((page) => (
              <li key={page.href}>
                <a href={page.href}>{page.name}</a>
              </li>
            ))}
          </ul>
          {registered && <Registered company={company} />}
        </Cell>
      </Frame>
    </footer>
  );
}
