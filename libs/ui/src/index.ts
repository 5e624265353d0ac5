/* Light half of the design system: native elements. Heavy parts are lazy files (`@wayfare/ui/dialog`, …). */
export { afterPaint } from './after-paint';
export { Button, buttonClass } from './parts/button';
export type { ButtonLook, ButtonProps, ButtonVariant } from './parts/button';
export type { CalendarPrices } from './parts/calendar-props';
export { Checkbox, CheckboxGroup, RadioGroup } from './parts/choices';
export type {
  CheckboxGroupProps,
  CheckboxProps,
  ChoiceOption,
  RadioGroupProps,
} from './parts/choices';
export type { ComboboxItem } from './combobox-types';
export { ComboboxField } from './parts/combobox-field';
export type { ComboboxFieldProps } from './parts/combobox-field';
export { DateRangeField } from './parts/date-range-field';
export type { DateRangeFieldProps } from './parts/date-range-field';
export { DayFields } from './parts/day-fields';
export type { DayFieldsProps, TypedDay } from './parts/day-fields';
export {
  Badge,
  Breadcrumbs,
  Card,
  Chip,
  DefinitionList,
  Disclosure,
  Picture,
  StarRating,
  urgencyAt,
} from './parts/display';
export type { Crumb, Definition, PictureProps, PictureUrgency } from './parts/display';
export { ErrorSummary, refusedFormsAtom } from './parts/error-summary';
export type { ErrorSummaryProps } from './parts/error-summary';
export { EmptyState, FailurePanel, Notice, Skeleton, Waiting } from './parts/feedback';
export { laterPart } from './parts/later-part';
export type { EmptyStateProps, FailurePanelProps, NoticeProps } from './parts/feedback';
export { Field } from './parts/field';
export type { ControlProps, FieldProps } from './parts/field';
export { IconButton } from './parts/icon-button';
export {
  SearchIcon,
  MapPinIcon,
  CalendarIcon,
  UsersIcon,
  UserIcon,
  StarIcon,
  BedIcon,
  PlaneIcon,
  TrainIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CloseIcon,
  CheckIcon,
  AlertIcon,
  WarningIcon,
  InfoIcon,
  SuccessIcon,
  FilterIcon,
  MapIcon,
  ListIcon,
  PlusIcon,
  ArrowRightIcon,
  SwapIcon,
  ExternalIcon,
  BuildingIcon,
  ClockIcon,
  LuggageIcon,
  TicketIcon,
  UndoIcon,
  MailIcon,
  PhoneIcon,
  DownloadIcon,
  PrinterIcon,
} from './parts/icons';
export { Columns, Inline, Stack } from './parts/layout';
export { ButtonLink, TextLink } from './parts/links';
export { Modal } from './parts/modal';
export type { ModalProps } from './parts/modal';
export { Price } from './parts/price';
export { Spinner } from './parts/spinner';
export { Stepper } from './parts/stepper';
export type { StepperProps } from './parts/stepper';
export { Tabs } from './parts/tabs';
export type { Tab, TabsProps } from './parts/tabs';
export { Heading, Text } from './parts/text';
export { SocialLinks } from './parts/social-links';
export { DateField } from './parts/date-field';
export type { DateFieldProps, DayCalendarTexts } from './parts/date-field';
export { SelectField, TextArea, TextField } from './parts/text-fields';
export type {
  SelectFieldProps,
  SelectOption,
  TextAreaProps,
  TextFieldProps,
} from './parts/text-fields';
export { takeFocus } from './parts/take-focus';
export { useAfterPaint } from './use-after-paint';
export { useHydrated } from './parts/use-hydrated';
export { SuggestField } from './parts/suggest-field';
export { useSuggestions } from './parts/use-suggestions';
export type { Suggestions } from './parts/use-suggestions';
export { VisuallyHidden } from './parts/visually-hidden';
