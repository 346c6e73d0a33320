import type { ReactNode } from 'react';
import type { PageKind } from '@studio/content/schema/site-page.ts';
import { AboutScreen } from '../about/AboutScreen/AboutScreen.tsx';
import { CareersScreen } from '../careers/CareersScreen/CareersScreen.tsx';
import { VacancyScreen } from '../careers/VacancyScreen/VacancyScreen.tsx';
import { ContactScreen } from '../contact/ContactScreen/ContactScreen.tsx';
import { EnquiryScreen } from '../contact/EnquiryScreen/EnquiryScreen.tsx';
import { NoticeScreen } from '../contact/NoticeScreen/NoticeScreen.tsx';
import { SentScreen } from '../contact/SentScreen/SentScreen.tsx';
import { ErrorScreen } from '../error/ErrorScreen/ErrorScreen.tsx';
import { HomeScreen } from '../home/HomeScreen/HomeScreen.tsx';
import { LegalScreen } from '../legal/LegalScreen/LegalScreen.tsx';
import { NotFoundScreen } from '../not-found/NotFoundScreen/NotFoundScreen.tsx';
import { ProjectScreen } from '../project/ProjectScreen/ProjectScreen.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { SearchScreen } from '../search/SearchScreen/SearchScreen.tsx';
import { SecurityScreen } from '../security/SecurityScreen/SecurityScreen.tsx';
import { ServiceScreen } from '../service/ServiceScreen/ServiceScreen.tsx';
import { ServicesScreen } from '../services/ServicesScreen/ServicesScreen.tsx';
import { SheetScreen } from '../sheet/SheetScreen/SheetScreen.tsx';
import { TermsScreen } from '../terms-of-work/TermsScreen/TermsScreen.tsx';
import { WorkScreen } from '../work/WorkScreen/WorkScreen.tsx';

type Screens = { readonly [Kind in PageKind]: (props: ScreenProps<Kind>) => ReactNode };

const screens: Screens = {
  home: HomeScreen,
  services: ServicesScreen,
  service: ServiceScreen,
  work: WorkScreen,
  project: ProjectScreen,
  careers: CareersScreen,
  vacancy: VacancyScreen,
  about: AboutScreen,
  'terms-of-work': TermsScreen,
  contact: ContactScreen,
  sheet: SheetScreen,
  security: SecurityScreen,
  search: SearchScreen,
  legal: LegalScreen,
  'not-found': NotFoundScreen,
  error: ErrorScreen,
  sent: SentScreen,
  notice: NoticeScreen,
  enquiry: EnquiryScreen,
  problem: ContactScreen,
};

/** Renders any page with the screen of its kind; a kind without one is a type error. */
export const Screen = <Kind extends PageKind>(props: ScreenProps<Kind>): ReactNode =>
  screens[props.page.subject.kind](props);
